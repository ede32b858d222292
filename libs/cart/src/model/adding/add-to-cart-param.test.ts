import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAddToCartParam } from './add-to-cart-param';

describe('parseAddToCartParam', () => {
  it.each([
    ['v-1', [{ variantId: 'v-1', amount: 1 }]],
    ['v-1:3', [{ variantId: 'v-1', amount: 3 }]],
    [
      'v-1, v-2:10',
      [
        { variantId: 'v-1', amount: 1 },
        { variantId: 'v-2', amount: 10 },
      ],
    ],
    ['', []],
    ['v-1:0', []],
    ['v-1:-2,v-2', [{ variantId: 'v-2', amount: 1 }]],
    ['<script>,v-2', [{ variantId: 'v-2', amount: 1 }]],
  ])('reads %j', (value, entries) => {
    expect(parseAddToCartParam(value)).toEqual(entries);
  });

  it('yields positive integer amounts of at most fifty variants for any input', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (value) => {
        const entries = parseAddToCartParam(value);
        expect(entries.length).toBeLessThanOrEqual(50);
        expect(entries.every(({ amount }) => Number.isSafeInteger(amount) && amount > 0)).toBe(true);
      }),
    );
    expect(parseAddToCartParam(Array.from({ length: 80 }, (_, index) => `v-${index}`).join(','))).toHaveLength(50);
  });
});
