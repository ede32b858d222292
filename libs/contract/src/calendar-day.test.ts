import { expect, it } from 'vitest';
import { addDays, weekdayOf } from './calendar-day';

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-03-01', -1, '2027-02-28'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-11-26', 0, '2026-11-26'],
])('%s and %i days are %s', (day, count, moved) => {
  expect(addDays(day, count)).toBe(moved);
});

it('counts weekdays from Monday to Sunday', () => {
  const week = Array.from({ length: 7 }, (_, ahead) => weekdayOf(addDays('2026-11-23', ahead)));
  expect(week).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
