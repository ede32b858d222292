import { expect, it } from 'vitest';
import { counterSize } from './counter-badge';

it.each([
  [1, 'normal'],
  [9, 'normal'],
  [10, 'large'],
  [99, 'large'],
  [100, 'extraLarge'],
])('a count of %i takes the size %s', (count, size) => {
  expect(counterSize(count)).toBe(size);
});
