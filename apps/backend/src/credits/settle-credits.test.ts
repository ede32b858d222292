import { toMinor } from '@vyloha/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditsEarned } from './settle-credits';

const rates = { creditFor: { CZK: 10_000, EUR: 400 } };

describe('creditsEarned', () => {
  it.each([
    ['CZK', 99.99, 0],
    ['CZK', 100, 1],
    ['CZK', 1_299, 12],
    ['EUR', 19.99, 4],
    ['PLN', 5_000, 0],
  ])('in %s, %d of goods earns %d', (currency, itemsWithTax, earned) => {
    expect(creditsEarned({ currency, itemsWithTax }, rates)).toBe(earned);
  });

  it('never gives more than the goods are worth, nor a whole credit less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (minor) => {
        const earned = creditsEarned({ currency: 'CZK', itemsWithTax: minor / 100 }, rates);
        expect(earned * 10_000).toBeLessThanOrEqual(toMinor(minor / 100));
        expect((earned + 1) * 10_000).toBeGreaterThan(minor);
      }),
    );
  });
});
