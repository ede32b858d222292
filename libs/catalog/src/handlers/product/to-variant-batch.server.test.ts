import type { UserBusiness } from '@vyloha/session';
import { aHandlerContext, aUser } from '@vyloha/session/testing';
import { describe, expect, it } from 'vitest';
import { aProduct, aVariant } from '../../testing/a-product';
import type { OfferContext } from './load-offer-context.server';
import { toVariantBatch } from './to-variant-batch.server';

const offerContext: OfferContext = {
  shipper: null,
  today: '2026-11-20',
  stockSettings: { maxVisible: 5, unlimited: 5 },
  displayVat: true,
  freeShippingAtMinor: null,
  freeDeliveryFromMinor: null,
  shippers: [],
  deliveringIds: new Set(),
  hasBoxCode: false,
  isMeasured: false,
  hasBoxQuantity: false,
};
const product = aProduct({
  variants: [
    aVariant({ id: 'v-m', name: 'M' }),
    aVariant({ id: 'v-l', name: 'L' }),
    aVariant({ id: 'v-x', price: null }),
  ],
});

const company: UserBusiness = { name: 'Zahrady Novák s.r.o.', tin: '27074358', vatin: null };

function contextOf(business: UserBusiness | null, features = 'batchQuantity') {
  return aHandlerContext({ features, shopper: { user: aUser({ business }) } }).context;
}

const namesFor = (context: Parameters<typeof toVariantBatch>[0], batchProduct = product) =>
  toVariantBatch(context, batchProduct, offerContext).map(({ name }) => name);

describe('toVariantBatch', () => {
  it('returns the saleable variants to business users', () => {
    expect(namesFor(contextOf(company))).toEqual(['M', 'L']);
  });

  it('returns none to others', () => {
    expect(namesFor(contextOf(null))).toEqual([]);
    expect(namesFor(aHandlerContext({ features: 'batchQuantity' }).context)).toEqual([]);
  });

  it('returns none where the shop does not offer batch orders', () => {
    expect(namesFor(contextOf(company, ''))).toEqual([]);
  });

  it('returns none for a product with one variant', () => {
    expect(namesFor(contextOf(company), aProduct())).toEqual([]);
  });
});
