import { expect, it } from 'vitest';
import { breakpoints, gridColumns, widestSpacing } from './breakpoints';
import { delays, mostNotifications } from './delays';

it.each([
  ['dropdownShow', 100],
  ['dropdownHide', 250],
  ['mainMenuShow', 250],
  ['mainMenuHide', 250],
  ['modalFreeze', 300],
  ['notification', 3000],
  ['layoutNotification', 5000],
  ['scrollAnimation', 300],
  ['carouselMove', 300],
  ['carouselEdgeShake', 1000],
  ['quantityDebounce', 500],
] as const)('%s takes %i ms', (name, milliseconds) => {
  expect(delays[name]).toBe(milliseconds);
});

it('keeps the numbers of the layout', () => {
  expect(Object.values(breakpoints)).toEqual([480, 768, 1024, 1279, 1400]);
  expect({ widestSpacing, gridColumns, mostNotifications }).toEqual({
    widestSpacing: 1600,
    gridColumns: 24,
    mostNotifications: 4,
  });
});
