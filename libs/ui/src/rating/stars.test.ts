import { expect, it } from 'vitest';
import { starsOf } from './stars';

it.each([
  [0, 0],
  [88, 4.4],
  [87, 4.4],
  [50, 2.5],
  [100, 5],
  [130, 5],
  [-5, 0],
])('%d percent are %d stars', (percent, stars) => {
  expect(starsOf(percent, { stars: 5, decimals: 1 })).toBe(stars);
});
