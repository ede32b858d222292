import { timeZone, type Locale } from '@vyloha/contract';
import { toZonedDate } from './zoned-date';
import type { DateLike } from './zoned-date';

const NO_BREAK_SPACE = '\u00a0';

const weekdayFormats: Readonly<Record<Locale, Intl.DateTimeFormat>> = {
  cs: new Intl.DateTimeFormat('cs', { timeZone, weekday: 'long' }),
  sk: new Intl.DateTimeFormat('sk', { timeZone, weekday: 'long' }),
};

const months: Readonly<Record<Locale, readonly string[]>> = {
  cs: 'ledna února března dubna května června července srpna září října listopadu prosince'.split(' '),
  sk: 'januára februára marca apríla mája júna júla augusta septembra októbra novembra decembra'.split(' '),
};

/** `21. 11. 2026` */
export function formatDate(value: DateLike): string {
  const { day, month, year } = toZonedDate(value);
  return [`${day}.`, `${month}.`, year].join(NO_BREAK_SPACE);
}

/** `21. 11.` */
export function formatDayAndMonth(value: DateLike): string {
  const { day, month } = toZonedDate(value);
  return [`${day}.`, `${month}.`].join(NO_BREAK_SPACE);
}

/** `21. listopadu 2026` */
export function formatLongDate(value: DateLike, locale: Locale): string {
  const { day, month, year } = toZonedDate(value);
  return [`${day}.`, months[locale][month - 1], year].join(NO_BREAK_SPACE);
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
