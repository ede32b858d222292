import { aCartShipper } from '@vyloha/cart/testing';
import { describe, expect, it } from 'vitest';
import { aPrice, aProduct, aSoldOutVariant, aTaxedPrice, aVariant, someParameters } from '../../testing/a-product';
import { isProductBox } from '../../model/product/is-product-box';
import type { OfferContext } from '../product/load-offer-context.server';
import { type BoxChoice, toProductBox } from './to-product-box.server';

const offerContext: OfferContext = {
  freeShippingAtMinor: null,
  freeDeliveryFromMinor: null,
  shippers: [],
  deliveringIds: new Set(),
  shipper: aCartShipper({ nearestDeliveryDate: '2026-11-21' }),
  today: '2026-11-20',
  hasBoxCode: false,
  isMeasured: false,
  hasBoxQuantity: false,
  stockSettings: { maxVisible: 5, unlimited: 5 },
  displayVat: true,
};

function boxOf(changes: Parameters<typeof aProduct>[0], around = offerContext) {
  const box = toProductBox(aProduct(changes), around, 'catalog');
  expect(isProductBox(box)).toBe(true);
  return box;
}

describe('toProductBox', () => {
  it('converts a product', () => {
    expect(boxOf({})).toMatchObject({
      name: 'Zahradní hadice Flexi',
      variantId: 'v-1',
      isDefaultVariant: true,
      action: 'add',
      isPriceFrom: false,
      price: { amountMinor: 49_900, discount: null },
      availability: { isAvailable: true, text: 'Skladem', stock: { pieces: 5, isCapped: true } },
      delivery: { kind: 'tomorrow', date: '2026-11-21' },
    });
  });

  it('shows a variant in stock instead of a sold-out default one', () => {
    const box = boxOf({ variants: [aSoldOutVariant({ id: 'v-sold' }), aVariant({ id: 'v-left' })] });
    expect(box).toMatchObject({ variantId: 'v-left', isDefaultVariant: false, action: 'choose' });
  });

  it('shows the variant that a listing found, even a sold-out one, to be selected still', () => {
    const variants = [aVariant({ id: 'v-1' }), aSoldOutVariant({ id: 'v-blue' })] as const;
    const product = aProduct({ variants, hoverFileKey: 'hover.jpg' });
    const boxWith = (choice: BoxChoice) => toProductBox(product, offerContext, 'catalog', choice);
    expect(boxWith({})).toMatchObject({ variantId: 'v-1', hoverFileKey: 'hover.jpg', action: 'choose' });
    expect(boxWith({ listedId: 'v-blue' })).toMatchObject({
      variantId: 'v-blue',
      isDefaultVariant: false,
      hoverFileKey: null,
    });
    expect(boxWith({ listedId: 'v-gone' })).toMatchObject({ variantId: 'v-1' });
    expect(boxWith({ listedId: 'v-blue', selectedId: 'v-1' })).toMatchObject({ variantId: 'v-1', action: 'add' });
  });

  it('says "from" only for the lowest of several prices', () => {
    const dear = aVariant({ id: 'v-dear', price: aPrice({ current: aTaxedPrice(99_900) }) });
    expect(boxOf({ variants: [aVariant(), dear] }).isPriceFrom).toBe(true);
    expect(boxOf({ variants: [dear, aVariant()] }).isPriceFrom).toBe(false);
    expect(boxOf({ variants: [aVariant(), aVariant({ id: 'v-2' })] }).isPriceFrom).toBe(false);
  });

  it('converts steps to metres', () => {
    const variant = aVariant({
      unit: 'bm',
      parameters: someParameters({ 'par-meters': 0.1 }),
      price: aPrice({ current: aTaxedPrice(290) }),
      stock: { ...aVariant().stock, pieces: 25 },
    });
    expect(boxOf({ variants: [variant] })).toMatchObject({
      isSoldByMetre: true,
      action: 'view',
      price: { amountMinor: 2900 },
      availability: { stock: { pieces: 2.5, isCapped: false } },
    });
  });

  it('leads to what to buy instead of what cannot be bought, where that is known', () => {
    const alternativeIds = ['p-konev'];
    expect(boxOf({ alternativeIds })).toMatchObject({ action: 'add' });
    expect(boxOf({ alternativeIds, variants: [aSoldOutVariant()] })).toMatchObject({ action: 'alternatives' });
    expect(boxOf({ alternativeIds, isSaleable: false })).toMatchObject({ action: 'alternatives' });
  });

  it('has the sold-out text and no delivery date for a sold-out product', () => {
    expect(boxOf({ variants: [aSoldOutVariant()] })).toMatchObject({
      availability: { isAvailable: false, text: 'Na dotaz', stock: null },
      delivery: null,
      action: 'view',
    });
  });

  it.each([
    ['is there without being counted', true, { pieces: 5, isCapped: true }],
    ['is made to order', false, null],
  ])('describes the stock of a product that %s', (_, isInStock, stock) => {
    const variant = aVariant({ stock: { ...aVariant().stock, isChecked: false, pieces: 2, isInStock } });
    expect(boxOf({ variants: [variant] })).toMatchObject({ availability: { isAvailable: true, stock } });
  });

  it('cannot be bought when it is not saleable or has no price', () => {
    expect(boxOf({ isSaleable: false })).toMatchObject({ action: 'view', availability: null });
    expect(boxOf({ variants: [aVariant({ price: null })] })).toMatchObject({ action: 'view', price: null });
  });

  it('has prices without tax for shoppers who prefer them', () => {
    expect(boxOf({}, { ...offerContext, displayVat: false }).price?.amountMinor).toBe(41_240);
  });

  it('has the code of the displayed variant only where boxes show it', () => {
    const variants = [aSoldOutVariant({ id: 'v-sold', code: 'H-1' }), aVariant({ id: 'v-left', code: 'H-2' })] as const;
    expect(boxOf({ variants })).not.toHaveProperty('code');
    expect(boxOf({ variants }, { ...offerContext, hasBoxCode: true }).code).toBe('H-2');
  });

  it('takes a quantity, also of metres, only where boxes have a field for it', () => {
    const metres = aVariant({ parameters: someParameters({ 'par-meters': 0.1 }) });
    const withQuantity = { ...offerContext, hasBoxQuantity: true };
    expect(boxOf({ variants: [metres] })).toMatchObject({ action: 'view', isSoldByMetre: true });
    expect(boxOf({})).not.toHaveProperty('quantity');
    expect(boxOf({ variants: [metres] }, withQuantity)).toMatchObject({ action: 'add', quantity: { multiplier: 0.1 } });
    expect(boxOf({}, withQuantity).quantity).toEqual({ multiplier: 1, limits: { min: 1, max: null, step: 1 } });
    expect(boxOf({ isSaleable: false }, withQuantity)).not.toHaveProperty('quantity');
  });

  it('has no delivery date when none can be computed', () => {
    expect(boxOf({}, { ...offerContext, shipper: null }).delivery).toBeNull();
  });
});
