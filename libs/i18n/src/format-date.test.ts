import { describe, expect, it } from 'vitest';
import { locales } from '@vyloha/contract';
import {
  formatDate,
  formatDateTime,
  formatDayAndMonth,
  formatDayOfWeek,
  formatLongDate,
  formatTime,
} from './format-date';

const evening = '2026-11-21T22:30:00Z';
const afterMidnight = '2026-11-21T23:30:00Z';

describe('dates in the time zone of the shop', () => {
  it('shows the day in Paris, not in UTC', () => {
    expect(formatDate(evening)).toBe('21.\u00a011.\u00a02026');
    expect(formatDate(afterMidnight)).toBe('22.\u00a011.\u00a02026');
    expect(formatDate('2026-06-30T22:30:00Z')).toBe('1.\u00a07.\u00a02026');
  });

  it('keeps a calendar day as that day', () => {
    expect(formatDate('2026-11-23')).toBe('23.\u00a011.\u00a02026');
    expect(formatDayAndMonth('2026-11-23')).toBe('23.\u00a011.');
  });

  it('shows time in 24-hour format', () => {
    expect(formatTime(afterMidnight)).toBe('0:30');
    expect(formatTime('2026-11-21T13:05:00+01:00')).toBe('13:05');
    expect(formatDateTime(evening)).toBe('21.\u00a011.\u00a02026 23:30');
  });

  it.each([
    ['cs', '21.\u00a0listopadu\u00a02026', 'sobota'],
    ['sk', '21.\u00a0novembra\u00a02026', 'sobota'],
  ] as const)('names months and days in %s', (locale, long, weekday) => {
    expect(formatLongDate(evening, locale)).toBe(long);
    expect(formatDayOfWeek(evening, locale)).toBe(weekday);
  });

  it('has the same month names as Intl', () => {
    for (const locale of locales) {
      const platform = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'Europe/Paris' });
      for (let month = 1; month <= 12; month++) {
        const day = `2026-${String(month).padStart(2, '0')}-15`;
        const name = platform.formatToParts(new Date(day)).find((part) => part.type === 'month')?.value;
        expect(formatLongDate(day, locale)).toBe(`15.\u00a0${name}\u00a02026`);
      }
    }
  });
});
