import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crownPoint, euroPoint, toCents } from './price-points';

describe('crownPoint', () => {
  it.each([
    [19.2, 19],
    [52, 49],
    [251, 249],
    [503, 499],
    [1312, 1290],
    [2940, 2990],
    [12_300, 12_490],
  ])('%d becomes %d', (amount, expected) => {
    expect(crownPoint(amount)).toBe(expected);
  });

  it('stays near and above zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 40_000 }), (amount) => {
        const point = crownPoint(amount);
        expect(point).toBeGreaterThan(0);
        expect(Math.abs(point - amount)).toBeLessThanOrEqual(Math.max(6, amount * 0.05));
      }),
    );
  });
});

describe('euroPoint', () => {
  it.each([
    [49, 1.99],
    [99, 3.99],
    [499, 19.9],
    [1290, 51.9],
    [2990, 119],
  ])('%d Kč becomes %d €', (crowns, expected) => {
    expect(toCents(euroPoint(crowns))).toBe(expected);
  });

  it('has whole cents and grows with the crowns', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 40_000 }), (crowns) => {
        const cents = euroPoint(crowns) * 100;
        expect(Math.abs(cents - Math.round(cents))).toBeLessThan(1e-6);
        expect(euroPoint(crowns * 2)).toBeGreaterThanOrEqual(euroPoint(crowns));
      }),
    );
  });
});
