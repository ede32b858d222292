import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMinor, sumMinor, toMinor } from './minor';

const minorAmount = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 });

describe('toMinor', () => {
  it.each([
    [0, 0],
    [499, 49_900],
    [412.4, 41_240],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [-1.005, -101],
    [-0.001, 0],
    [1e-7, 0],
  ])('%d main units are %d minor units', (main, minor) => {
    expect(toMinor(main)).toBe(minor);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21])('rejects %d', (main) => {
    expect(() => toMinor(main)).toThrow(RangeError);
  });

  it('round-trips every amount through the wire', () => {
    fc.assert(fc.property(minorAmount, (minor) => toMinor(fromMinor(minor)) === minor));
  });

  it('is never further than half a minor unit from the exact amount', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (main) => {
        expect(Math.abs(toMinor(main) - main * 100)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });
});

describe('sumMinor', () => {
  it('adds the amounts', () => {
    expect(sumMinor([])).toBe(0);
    expect(sumMinor([1, 2, -3, 10])).toBe(10);
  });

  it('does not depend on the order', () => {
    fc.assert(fc.property(fc.array(minorAmount), (list) => sumMinor(list) === sumMinor([...list].reverse())));
  });
});
