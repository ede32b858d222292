import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fractionFor, happensFor, hashOf, itemAt, wholeFor } from './random';

describe('numbers from keys', () => {
  it('are the same everywhere and at any time', () => {
    expect([hashOf(''), hashOf('p-zahradni-hadice-kapka')]).toEqual([447806413, 632501287]);
    expect(hashOf('a')).not.toBe(hashOf('b'));
  });

  it('spread evenly, also over keys that differ in the last letter only', () => {
    const fractions = Array.from({ length: 2000 }, (_, index) => fractionFor(`key-${index}`));
    const mean = fractions.reduce((sum, fraction) => sum + fraction, 0) / fractions.length;
    expect(mean).toBeGreaterThan(0.46);
    expect(mean).toBeLessThan(0.54);
    const share = fractions.filter((_, index) => happensFor(`key-${index}`, 0.1)).length / fractions.length;
    expect(share).toBeGreaterThan(0.07);
    expect(share).toBeLessThan(0.13);
  });

  it('keep their bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(100), (key, from, span) => {
        const whole = wholeFor(key, from, from + span);
        expect(whole).toBeGreaterThanOrEqual(from);
        expect(whole).toBeLessThanOrEqual(from + span);
      }),
    );
  });

  it('choose from a list by any index', () => {
    expect(itemAt(['a', 'b', 'c'], 7)).toBe('b');
    expect(() => itemAt([], 0)).toThrow();
  });
});
