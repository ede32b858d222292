import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateEarnedCredits } from './settle-credits';

const rates = { creditFor: { CZK: 10_000, EUR: 400 } };

describe('calculateEarnedCredits', () => {
  it.each([
    ['CZK', 9_999, 0],
    ['CZK', 10_000, 1],
    ['CZK', 129_900, 12],
    ['EUR', 1_999, 4],
    ['PLN', 500_000, 0],
  ])('in %s, products for %d hundredths earn %d', (currency, productsMinor, earned) => {
    expect(calculateEarnedCredits({ currency, productsMinor }, rates)).toBe(earned);
  });

  it('never gives more than the products are worth, nor a whole credit less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (productsMinor) => {
        const earned = calculateEarnedCredits({ currency: 'CZK', productsMinor }, rates);
        expect(earned * 10_000).toBeLessThanOrEqual(productsMinor);
        expect((earned + 1) * 10_000).toBeGreaterThan(productsMinor);
      }),
    );
  });
});
