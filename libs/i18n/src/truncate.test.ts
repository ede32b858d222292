import fc from 'fast-check';
import { expect, it } from 'vitest';
import { truncate } from './truncate';

it.each([
  ['Hadice', 6, 'Hadice'],
  ['Zahradní hadice', 6, 'Zahra…'],
  ['Hadice a konve', 8, 'Hadice…'],
  ['', 5, ''],
])('%s in %i characters is %s', (text, most, expected) => {
  expect(truncate(text, most)).toBe(expected);
});

it('never exceeds the maximum length', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 100 }), (text, most) => {
      expect(truncate(text, most).length).toBeLessThanOrEqual(most);
    }),
  );
});
