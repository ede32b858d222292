import { byLocale, type Locale, timeZone } from '@vyloha/contract';
import { toZonedDate } from './zoned-date';
import type { DateLike } from './zoned-date';

const noBreakSpace = '\u00a0';

const weekdayFormats = byLocale((locale) => new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long' }));

/** With the day, since the name of a month is inflected after a number. */
const monthFormats = byLocale((locale) => new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'long' }));

function nameOfMonth(value: DateLike, locale: Locale): string {
  const parts = monthFormats[locale].formatToParts(new Date(value));
  return parts.find(({ type }) => type === 'month')?.value ?? '';
}

/** `21. 11. 2026` */
export function formatDate(value: DateLike): string {
  const { day, month, year } = toZonedDate(value);
  return [`${day}.`, `${month}.`, year].join(noBreakSpace);
}

/** `21. 11.` */
export function formatDayAndMonth(value: DateLike): string {
  const { day, month } = toZonedDate(value);
  return [`${day}.`, `${month}.`].join(noBreakSpace);
}

/** `21. listopadu 2026` */
export function formatLongDate(value: DateLike, locale: Locale): string {
  const { day, year } = toZonedDate(value);
  return [`${day}.`, nameOfMonth(value, locale), year].join(noBreakSpace);
}

/** `14:05` */
export function formatTime(value: DateLike): string {
  const { hour, minute } = toZonedDate(value);
  return `${hour}:${String(minute).padStart(2, '0')}`;
}

/** `21. 11. 2026 14:05` */
export function formatDateTime(value: DateLike): string {
  return `${formatDate(value)} ${formatTime(value)}`;
}

/** `sobota` */
export function formatDayOfWeek(value: DateLike, locale: Locale): string {
  return weekdayFormats[locale].format(new Date(value));
}
