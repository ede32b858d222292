import type { Day } from '@vyloha/backend-shop';

/** A day for people, such as 30. listopadu 2026. */
export function formatDay(day: Day, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
