import { describe, expect, it } from 'vitest';
import { isCzechHoliday } from '../czech-holidays';
import { listOpeningExceptions } from './opening-exceptions';
import { findPublicHoliday } from './public-holidays';

const workingDays = [1, 2, 3, 4, 5].map((day) => ({ day, from: '08:00', to: '18:00' }));
const shop = { openingHours: workingDays, openingExceptions: [], countryCode: 'CZE' };
const datesOf = (opening: Parameters<typeof listOpeningExceptions>[0], today: string) =>
  listOpeningExceptions(opening, today).map(({ date, intervals }) => [
    date,
    intervals.map(({ from, to }) => `${from}-${to}`).join(),
  ]);

describe('findPublicHoliday', () => {
  it('knows each Czech holiday, also those of Easter', () => {
    for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2028, 0, 1); day += 86_400_000) {
      const date = new Date(day).toISOString().slice(0, 10);
      expect([date, findPublicHoliday('CZE', date) !== null]).toEqual([date, isCzechHoliday(date)]);
    }
  });

  it.each([
    ['SVK', '2027-01-06', 'none'],
    ['CZE', '2027-01-06', undefined],
    ['SVK', '2027-03-26', 'day'],
    ['CZE', '2027-03-26', 'none'],
    ['SVK', '2027-11-17', 'none'],
    ['CZE', '2027-12-24', 'afternoon'],
    ['DEU', '2027-12-25', undefined],
  ])('in %s on %s shops close: %s', (country, day, closure) => {
    expect(findPublicHoliday(country, day)?.closure).toBe(closure);
  });
});

describe('listOpeningExceptions', () => {
  it('closes on public holidays as the law says, and tells those on which it is open', () => {
    expect(datesOf(shop, '2026-11-16')).toEqual([
      ['2026-11-17', '08:00-18:00'],
      ['2026-12-24', '08:00-12:00'],
      ['2026-12-25', ''],
      ['2027-01-01', ''],
    ]);
    expect(datesOf({ ...shop, countryCode: 'SVK' }, '2026-12-30')).toEqual([
      ['2027-01-01', ''],
      ['2027-01-06', '08:00-18:00'],
      ['2027-03-26', ''],
      ['2027-03-29', '08:00-18:00'],
    ]);
  });

  it('goes by the exception of the branch, whose reason wins', () => {
    const own = { ...shop, openingExceptions: [{ date: '2026-12-25', intervals: [{ from: '09:00', to: '10:00' }] }] };
    expect(listOpeningExceptions(own, '2026-12-25')[0]).toEqual({
      date: '2026-12-25',
      intervals: [{ from: '09:00', to: '10:00' }],
      reason: { cs: '1. svátek vánoční', sk: 'Prvý sviatok vianočný' },
      is_public_holiday: true,
    });
    const past = { date: '2026-12-24', intervals: [] };
    const moved = { date: '2026-12-27', intervals: [{ from: '09:00', to: '10:00' }] };
    const later = { date: '2027-06-01', intervals: [] };
    expect(datesOf({ ...shop, openingExceptions: [later, moved, past] }, '2026-12-25')).toEqual([
      ['2026-12-25', ''],
      ['2026-12-27', '09:00-10:00'],
      ['2027-01-01', ''],
      ['2027-03-26', '08:00-18:00'],
    ]);
    const stocktaking = { date: '2026-12-30', intervals: [], reason: { cs: 'Inventura', sk: 'Inventúra' } };
    expect(listOpeningExceptions({ ...shop, openingExceptions: [stocktaking] }, '2026-12-30')[0]).toEqual({
      ...stocktaking,
      is_public_holiday: false,
    });
  });
});
