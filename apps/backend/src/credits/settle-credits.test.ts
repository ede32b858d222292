import { toMinor } from '@vyloha/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateEarnedCredits } from './settle-credits';

const rates = { creditFor: { CZK: 10_000, EUR: 400 } };

describe('calculateEarnedCredits', () => {
  it.each([
    ['CZK', 99.99, 0],
    ['CZK', 100, 1],
    ['CZK', 1_299, 12],
    ['EUR', 19.99, 4],
    ['PLN', 5_000, 0],
  ])('in %s, products for %d earn %d', (currency, itemsWithTax, earned) => {
    expect(calculateEarnedCredits({ currency, itemsWithTax }, rates)).toBe(earned);
  });

  it('never gives more than the products are worth, nor a whole credit less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (minor) => {
        const earned = calculateEarnedCredits({ currency: 'CZK', itemsWithTax: minor / 100 }, rates);
        expect(earned * 10_000).toBeLessThanOrEqual(toMinor(minor / 100));
        expect((earned + 1) * 10_000).toBeGreaterThan(minor);
      }),
    );
  });
});
