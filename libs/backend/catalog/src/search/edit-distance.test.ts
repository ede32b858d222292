import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 8 });

describe('editDistance', () => {
  it.each([
    ['hadice', 'hadice', 0],
    ['hadcie', 'hadice', 1],
    ['hadie', 'hadice', 1],
    ['hadicce', 'hadice', 1],
    ['jadice', 'hadice', 1],
    ['orchydej', 'orchidej', 1],
    ['orchidea', 'orchidej', 1.5],
    ['hodice', 'hadice', 1.5],
    ['kadice', 'hadice', 2],
    ['hodinky', 'holinky', 2],
    ['lednicka', 'letnicka', 2],
    ['ryt', 'kyt', 2],
    ['', 'abc', 3],
  ])('from %j to %j is %d', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
  });

  it('is symmetric, 0 only for equal words, and at most the letters of both', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b);
        expect(editDistance(b, a)).toBe(distance);
        expect(distance === 0).toBe(a === b);
        expect(distance).toBeLessThanOrEqual(a.length + b.length);
        expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
      }),
    );
  });
});
