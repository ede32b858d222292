import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VariantPrice } from '@vyloha/backend-catalog';
import { priceLine } from './price-line';

function createPrice(changes: Partial<VariantPrice> = {}): VariantPrice {
  return { unitMinor: 49_900, originalMinor: null, lowestMinor30: null, quantityPrices: [], ...changes };
}

describe('priceLine', () => {
  it('multiplies and extracts the tax from the total once', () => {
    expect(priceLine({ price: createPrice(), taxRate: 21, amount: 2, paidPerFree: null })).toEqual({
      credits: null,
      freeAmount: 0,
      unitMinor: 49_900,
      totalMinor: 99_800,
      totalWithoutTaxMinor: 82_479,
      originalTotalMinor: 99_800,
      originalTotalWithoutTaxMinor: 82_479,
    });
  });

  it('applies the quantity price that the amount has reached', () => {
    const price = createPrice({
      originalMinor: 59_900,
      quantityPrices: [
        { amountFrom: 5, unitMinor: 45_000 },
        { amountFrom: 10, unitMinor: 40_000 },
      ],
    });
    const unitOf = (amount: number) => priceLine({ price, taxRate: 21, amount, paidPerFree: null }).unitMinor;
    expect([4, 5, 9, 10, 11].map(unitOf)).toEqual([49_900, 45_000, 45_000, 40_000, 40_000]);
    const line = priceLine({ price, taxRate: 21, amount: 10, paidPerFree: null });
    expect(line.originalTotalMinor).toBe(599_000);
  });

  it('measures what is saved from the lowest price of 30 days, from the original one only without it', () => {
    const beforeOf = (changes: Partial<VariantPrice>) =>
      priceLine({ price: createPrice(changes), taxRate: 21, amount: 2, paidPerFree: null }).originalTotalMinor;
    expect(beforeOf({ originalMinor: 59_900, lowestMinor30: 54_900 })).toBe(109_800);
    expect(beforeOf({ originalMinor: 59_900 })).toBe(119_800);
    expect(beforeOf({ originalMinor: 59_900, lowestMinor30: 45_000 })).toBe(99_800);
  });

  it.each([
    [3, 0],
    [4, 1],
    [7, 1],
    [8, 2],
  ])('gives %i pieces of 3+1 with %i free', (amount, freeAmount) => {
    const line = priceLine({ price: createPrice(), taxRate: 21, amount, paidPerFree: 3 });
    expect(line).toMatchObject({ freeAmount, totalMinor: (amount - freeAmount) * 49_900 });
  });

  it('costs nothing without a price in the currency', () => {
    expect(priceLine({ price: null, taxRate: 21, amount: 3, paidPerFree: null }).totalMinor).toBe(0);
  });

  it('multiplies net prices without tax and adds the tax to their total once', () => {
    const line = priceLine({
      price: createPrice({ unitMinor: 40_000 }),
      taxRate: 21,
      amount: 3,
      paidPerFree: null,
      isNet: true,
    });
    // 330.58 without tax for one.
    expect(line).toMatchObject({ unitMinor: 40_000, totalWithoutTaxMinor: 99_174, totalMinor: 120_001 });
  });

  it('never costs more than undiscounted, nor less than its tax-free part, in whole minor units', () => {
    const prices = fc.record({
      unitMinor: fc.nat(10_000_000),
      originalMinor: fc.option(fc.nat(10_000_000)),
      lowestMinor30: fc.option(fc.nat(10_000_000)),
    });
    const rates = fc.constantFrom(0, 12, 15, 21, 23);
    fc.assert(
      fc.property(
        prices,
        rates,
        fc.integer({ min: 1, max: 10_000 }),
        fc.option(fc.integer({ min: 1, max: 9 })),
        fc.boolean(),
        (given, taxRate, amount, paidPerFree, isNet) => {
          const line = priceLine({ price: createPrice(given), taxRate, amount, paidPerFree, isNet });
          expect(line.totalWithoutTaxMinor).toBeLessThanOrEqual(line.originalTotalWithoutTaxMinor);
          expect(line.totalMinor).toBeLessThanOrEqual(line.originalTotalMinor);
          expect(line.totalWithoutTaxMinor).toBeLessThanOrEqual(line.totalMinor);
          expect(Number.isInteger(line.totalWithoutTaxMinor)).toBe(true);
          const exact = line.totalMinor / (1 + taxRate / 100);
          expect(Math.abs(line.totalWithoutTaxMinor - exact)).toBeLessThanOrEqual(0.5 + 1e-3);
        },
      ),
    );
  });
});
