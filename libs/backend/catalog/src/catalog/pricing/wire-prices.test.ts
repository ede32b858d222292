import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceOf, type VariantPrice } from './variant-price';
import { toWirePrices } from './wire-prices';

const hose: VariantPrice = {
  unitMinor: 49_900,
  originalMinor: 59_900,
  lowestMinor30: 54_900,
  quantityPrices: [{ amountFrom: 10, unitMinor: 44_900 }],
};
const czk = { taxRate: 21, currency: 'CZK', credits: 150 };

describe('toWirePrices', () => {
  it('returns every field the contract requires of a discounted item', () => {
    expect(toWirePrices({ ...czk, price: hose, measure: { amount: 20, unit: 'm' } })).toEqual({
      unitWithTax: 499,
      unitWithoutTax: 412.4,
      unitOriginalWithTax: 599,
      unitOriginalWithoutTax: 495.04,
      originalWithTax: 599,
      originalWithoutTax: 495.04,
      totalWithTax: 499,
      totalWithoutTax: 412.4,
      percentageDiscount: 9,
      discountPercentage: 9,
      inDiscount: true,
      lowestWithTax30: 549,
      taxRate: 21,
      currencyCode: 'CZK',
      quantityPrices: [{ amountFrom: 10, unitWithTax: 449, unitWithoutTax: 371.07 }],
      credits: 150,
      measure: { amount: 20, unit: 'm', perUnit: 'm', withTax: 24.95 },
    });
  });

  it('has null in every amount when the currency has no price', () => {
    const prices = toWirePrices({ ...czk, price: null, measure: { amount: 20, unit: 'm' } });
    expect(prices).toMatchObject({
      unitWithTax: null,
      totalWithoutTax: null,
      inDiscount: false,
      measure: null,
      credits: null,
    });
    expect(prices).toMatchObject({ quantityPrices: [], taxRate: 21, currencyCode: 'CZK' });
  });

  it('is not discounted without an original price, nor when the original is lower', () => {
    const plain = toWirePrices({ ...czk, price: { ...hose, originalMinor: null }, measure: null });
    expect(plain).toMatchObject({ inDiscount: false, percentageDiscount: 0, originalWithTax: 499 });
    const odd = toWirePrices({ ...czk, price: { ...hose, originalMinor: 100 }, measure: null });
    expect(odd).toMatchObject({ inDiscount: false, percentageDiscount: 0, originalWithTax: 499 });
  });

  it.each([
    [
      'from the lowest price of 30 days before it',
      { lowestMinor30: 54_900 },
      { inDiscount: true, percentageDiscount: 9 },
    ],
    [
      'from the original price without a history',
      { lowestMinor30: null },
      { inDiscount: true, percentageDiscount: 17 },
    ],
    [
      'of 99 % at most while it costs something',
      { unitMinor: 100, lowestMinor30: 59_900 },
      { inDiscount: true, percentageDiscount: 99 },
    ],
    ['of 100 % when it is free', { unitMinor: 0 }, { inDiscount: true, percentageDiscount: 100 }],
    ['as none when it was as cheap before', { lowestMinor30: 49_900 }, { inDiscount: false, percentageDiscount: 0 }],
    ['as none when it was cheaper before', { lowestMinor30: 44_900 }, { inDiscount: false, percentageDiscount: 0 }],
  ])('reports a discount %s', (_, history, expected) => {
    expect(toWirePrices({ ...czk, price: { ...hose, ...history }, measure: null })).toMatchObject(expected);
  });

  it.each([
    [250, 'g', 4_990, { perUnit: 'kg', withTax: 199.6 }],
    [500, 'ml', 12_900, { perUnit: 'l', withTax: 258 }],
    [2.5, 'kg', 24_900, { perUnit: 'kg', withTax: 99.6 }],
  ])('compares %d %s per larger unit', (amount, unit, unitMinor, expected) => {
    const price = { ...hose, originalMinor: null, unitMinor };
    expect(toWirePrices({ ...czk, price, measure: { amount, unit } }).measure).toMatchObject(expected);
  });
});

describe('priceOf', () => {
  it.each([
    [1, 49_900],
    [9, 49_900],
    [10, 44_900],
    [11, 44_900],
  ])('charges for %d pieces %d each', (amount, unitMinor) => {
    expect(priceOf(hose, amount)).toEqual({ unitMinor, originalMinor: 59_900 });
  });

  it('never exceeds the price of a single piece, whatever the quantity prices say', () => {
    const steps = fc.array(fc.record({ amountFrom: fc.nat(50), unitMinor: fc.nat(100_000) }), { maxLength: 5 });
    fc.assert(
      fc.property(fc.nat(100_000), steps, fc.integer({ min: 1, max: 100 }), (unitMinor, quantityPrices, amount) => {
        const found = priceOf({ unitMinor, originalMinor: null, lowestMinor30: null, quantityPrices }, amount);
        expect(found.unitMinor).toBeLessThanOrEqual(unitMinor);
        expect(found.originalMinor).toBeGreaterThanOrEqual(found.unitMinor);
      }),
    );
  });
});
