import type { Locale } from '@vyloha/contract';
import type { Day } from './calendar';

/** A day as people write it, on one line: 25. 11. 2026 */
export function dayText(day: Day, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(new Date(day)).replaceAll(' ', '\u00a0');
}
