import * as v from 'valibot';
import { expect, it } from 'vitest';
import { calendarDay } from './calendar-day';

it.each([
  ['2026-11-24', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-31', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['24. 11. 2026', false],
  ['', false],
])('%j is a day of the calendar: %s', (day, expected) => {
  expect(v.is(calendarDay, day)).toBe(expected);
});

it('says once what is wrong', () => {
  expect(v.safeParse(calendarDay, 'zítra').issues).toMatchObject([{ message: 'invalidValue' }]);
});
