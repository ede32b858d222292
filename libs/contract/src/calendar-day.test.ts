import { expect, it } from 'vitest';
import { addDays, addYears, weekdayOf, zonedDay } from './calendar-day';

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-03-01', -1, '2027-02-28'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-11-26', 0, '2026-11-26'],
])('%s and %i days are %s', (day, count, moved) => {
  expect(addDays(day, count)).toBe(moved);
});

it.each([
  ['2026-11-26', 2, '2028-11-26'],
  ['2028-02-29', 2, '2030-02-28'],
  ['2028-02-29', 4, '2032-02-29'],
])('%s and %i years are %s', (day, count, moved) => {
  expect(addYears(day, count)).toBe(moved);
});

it('counts weekdays from Monday to Sunday', () => {
  const week = Array.from({ length: 7 }, (_, ahead) => weekdayOf(addDays('2026-11-23', ahead)));
  expect(week).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it.each([
  ['2026-11-20T22:59:59.000Z', '2026-11-20'],
  ['2026-11-20T23:00:00.000Z', '2026-11-21'],
  ['2026-07-20T22:00:00.000Z', '2026-07-21'],
])('%s is on %s in the shop', (moment, day) => {
  expect(zonedDay(moment)).toBe(day);
});
