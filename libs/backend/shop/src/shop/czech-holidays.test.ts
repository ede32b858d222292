import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '@vyloha/contract';
import { easterSunday, isCzechHoliday } from './czech-holidays';

describe('easterSunday', () => {
  it.each([
    [1999, '1999-04-04'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('%i is %s', (year, day) => {
    expect(easterSunday(year)).toBe(day);
  });

  it('is a Sunday between 22 March and 25 April', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2400 }), (year) => {
        const easter = easterSunday(year);
        expect(weekdayOf(easter)).toBe(7);
        expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
      }),
    );
  });
});

describe('isCzechHoliday', () => {
  it('recognizes the thirteen public holidays of 2026', () => {
    const holidays = [];
    for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) if (isCzechHoliday(day)) holidays.push(day);
    expect(holidays).toEqual([
      '2026-01-01',
      '2026-04-03',
      '2026-04-06',
      '2026-05-01',
      '2026-05-08',
      '2026-07-05',
      '2026-07-06',
      '2026-09-28',
      '2026-10-28',
      '2026-11-17',
      '2026-12-24',
      '2026-12-25',
      '2026-12-26',
    ]);
  });
});
