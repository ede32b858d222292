// @vitest-environment node
import { aCartShipper } from '@vyloha/cart/testing';
import { describe, expect, it } from 'vitest';
import { aPrice, aProduct, aSoldVariant, aTaxedPrice, aVariant, someParameters } from '../../testing/a-product';
import type { Surroundings } from '../product/load-surroundings.server';
import { toProductBox } from './to-product-box.server';

const surroundings: Surroundings = {
  freeDeliveryFromMinor: null,
  shipper: aCartShipper({ nearestDeliveryDate: '2026-11-21' }),
  today: '2026-11-20',
  shownStock: { maxShown: 5, unlimited: 5 },
  displayVat: true,
};

const boxOf = (changes: Parameters<typeof aProduct>[0], around = surroundings) =>
  toProductBox(aProduct(changes), around, 'catalog');

describe('toProductBox', () => {
  it('decides what a box says', () => {
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

  it('shows a variant that is left instead of a default one that is not', () => {
    const box = boxOf({ variants: [aSoldVariant({ id: 'v-sold' }), aVariant({ id: 'v-left' })] });
    expect(box).toMatchObject({ variantId: 'v-left', isDefaultVariant: false, action: 'choose' });
  });

  it('says "from" only for the lowest of several prices', () => {
    const dear = aVariant({ id: 'v-dear', price: aPrice({ current: aTaxedPrice(99_900) }) });
    expect(boxOf({ variants: [aVariant(), dear] }).isPriceFrom).toBe(true);
    expect(boxOf({ variants: [dear, aVariant()] }).isPriceFrom).toBe(false);
    expect(boxOf({ variants: [aVariant(), aVariant({ id: 'v-2' })] }).isPriceFrom).toBe(false);
  });

  it('counts metres', () => {
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

  it('has the sold-out text and no delivery for what is gone', () => {
    expect(boxOf({ variants: [aSoldVariant()] })).toMatchObject({
      availability: { isAvailable: false, text: 'Na dotaz', stock: null },
      delivery: null,
      action: 'view',
    });
  });

  it.each([
    ['is there without being counted', true, { pieces: 5, isCapped: true }],
    ['is made to order', false, null],
  ])('tells the stock of what %s', (_, isInStock, stock) => {
    const variant = aVariant({ stock: { ...aVariant().stock, isChecked: false, pieces: 2, isInStock } });
    expect(boxOf({ variants: [variant] })).toMatchObject({ availability: { isAvailable: true, stock } });
  });

  it('cannot be bought when it is not sold or has no price', () => {
    expect(boxOf({ isSaleable: false }).action).toBe('view');
    expect(boxOf({ variants: [aVariant({ price: null })] })).toMatchObject({ action: 'view', price: null });
  });

  it('has prices without tax for those who chose so', () => {
    expect(boxOf({}, { ...surroundings, displayVat: false }).price?.amountMinor).toBe(41_240);
  });

  it('promises no day when nobody can tell', () => {
    expect(boxOf({}, { ...surroundings, shipper: null }).delivery).toBeNull();
  });
});
