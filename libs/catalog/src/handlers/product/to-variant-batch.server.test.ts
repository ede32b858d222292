// @vitest-environment node
import type { UserBusiness } from '@vyloha/session';
import { aHandlerContext, aUser } from '@vyloha/session/testing';
import { describe, expect, it } from 'vitest';
import { aProduct, aVariant } from '../../testing/a-product';
import type { Surroundings } from './load-surroundings.server';
import { toVariantBatch } from './to-variant-batch.server';

const surroundings: Surroundings = {
  shipper: null,
  today: '2026-11-20',
  shownStock: { maxShown: 5, unlimited: 5 },
  displayVat: true,
  freeDeliveryFromMinor: null,
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

const namesFor = (context: Parameters<typeof toVariantBatch>[0], goods = product) =>
  toVariantBatch(context, goods, surroundings).map(({ name }) => name);

describe('toVariantBatch', () => {
  it('gives business users the variants that can be bought', () => {
    expect(namesFor(contextOf(company))).toEqual(['M', 'L']);
  });

  it('gives others none', () => {
    expect(namesFor(contextOf(null))).toEqual([]);
    expect(namesFor(aHandlerContext({ features: 'batchQuantity' }).context)).toEqual([]);
  });

  it('is off where the shop does not offer it', () => {
    expect(namesFor(contextOf(company, ''))).toEqual([]);
  });

  it('is nothing for goods with one variant', () => {
    expect(namesFor(contextOf(company), aProduct())).toEqual([]);
  });
});
