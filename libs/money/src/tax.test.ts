import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutTax, withTax } from './tax';

const amount = fc.integer({ min: 0, max: 10_000_000_000 });
const rate = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

describe('withoutTax', () => {
  it.each([
    [49_900, 21, 41_240],
    [9900, 21, 8182],
    [11_200, 12, 10_000],
    [1, 21, 1],
    [0, 21, 0],
    [12_345, 0, 12_345],
    [-49_900, 21, -41_240],
  ])('%d with %d %% tax is %d without it', (withTax, ratePercent, expected) => {
    expect(withoutTax(withTax, ratePercent)).toBe(expected);
  });

  it('rounds a half up', () => {
    expect(withoutTax(3, 100)).toBe(2);
  });

  it('is the integer nearest to the exact quotient', () => {
    fc.assert(
      fc.property(amount, rate, (withTax, ratePercent) => {
        const divisor = 10_000n + BigInt(Math.round(ratePercent * 100));
        const distance = BigInt(withoutTax(withTax, ratePercent)) * divisor - BigInt(withTax) * 10_000n;
        const twice = distance * 2n;
        expect(twice <= divisor && twice > -divisor).toBe(true);
      }),
    );
  });

  it('mirrors negative amounts', () => {
    fc.assert(fc.property(amount, rate, (a, r) => withoutTax(a, r) + withoutTax(-a, r) === 0));
  });
});

describe('withTax', () => {
  it.each([
    [10_000, 21, 12_100],
    [99, 21, 120],
    [50, 1, 51],
    [0, 21, 0],
  ])('%d and %d %% tax are %d', (withoutIt, ratePercent, expected) => {
    expect(withTax(withoutIt, ratePercent)).toBe(expected);
  });

  it('is undone by withoutTax', () => {
    fc.assert(fc.property(amount, rate, (a, r) => withoutTax(withTax(a, r), r) === a));
  });
});
