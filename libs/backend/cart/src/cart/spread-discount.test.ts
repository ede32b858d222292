import { sumMinor, withoutTax } from '@vyloha/money';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadDiscount, type TaxedAmount } from './spread-discount';

const line = (taxRate: number, totalMinor: number): TaxedAmount => ({
  taxRate,
  totalMinor,
  totalWithoutTaxMinor: withoutTax(totalMinor, taxRate),
});
const totalOf = (amounts: readonly TaxedAmount[]) => sumMinor(amounts.map(({ totalMinor }) => totalMinor));
const baseOf = (amounts: readonly TaxedAmount[]) =>
  sumMinor(amounts.map(({ totalWithoutTaxMinor }) => totalWithoutTaxMinor));

const lines = fc.array(
  fc
    .tuple(fc.constantFrom(0, 12, 21), fc.integer({ min: 0, max: 100_000_000 }))
    .map(([rate, total]) => line(rate, total)),
  { maxLength: 30 },
);

describe('spreadDiscount', () => {
  it('has a line for each rate, in proportion to the prices', () => {
    const { discounts, reduced } = spreadDiscount([line(12, 11_200), line(21, 24_200), line(12, 33_600)], 6_900);
    expect(discounts).toEqual([
      { taxRate: 21, totalMinor: -2_420, totalWithoutTaxMinor: -2_000 },
      { taxRate: 12, totalMinor: -4_480, totalWithoutTaxMinor: -4_000 },
    ]);
    expect(reduced.map(({ totalMinor }) => totalMinor)).toEqual([10_080, 21_780, 30_240]);
  });

  it('gives what rounding leaves to those who lost most, and then to the first', () => {
    const { reduced } = spreadDiscount([line(21, 100), line(21, 100), line(21, 100)], 100);
    expect(reduced.map(({ totalMinor }) => totalMinor)).toEqual([66, 67, 67]);
  });

  it('takes at most what the lines cost, and leaves neither a price nor a tax', () => {
    const { discounts, reduced } = spreadDiscount([line(21, 3), line(21, 3), line(21, 1)], 1_000);
    expect(totalOf(reduced)).toBe(0);
    expect(baseOf(reduced)).toBe(0);
    expect(baseOf(discounts)).toBe(-baseOf([line(21, 3), line(21, 3), line(21, 1)]));
  });

  it('adds up in minor units for any lines and any discount', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 3_000_000_000 }), (amounts, discountMinor) => {
        const { discounts, reduced } = spreadDiscount(amounts, discountMinor);
        expect(totalOf(discounts)).toBe(0 - Math.min(discountMinor, totalOf(amounts)));
        expect(totalOf(amounts) + totalOf(discounts)).toBe(totalOf(reduced));
        expect(baseOf(amounts) + baseOf(discounts)).toBe(baseOf(reduced));
        for (const { taxRate, totalMinor, totalWithoutTaxMinor } of reduced) {
          expect(totalMinor).toBeGreaterThanOrEqual(0);
          expect(totalWithoutTaxMinor).toBe(withoutTax(totalMinor, taxRate));
        }
        for (const { totalMinor, totalWithoutTaxMinor } of discounts) {
          expect(totalMinor).toBeLessThan(0);
          expect(totalWithoutTaxMinor).toBeLessThanOrEqual(0);
          expect(totalMinor).toBeLessThanOrEqual(totalWithoutTaxMinor);
        }
      }),
    );
  });
});
