import type { Locale } from '@vyloha/contract';

export interface OpeningInterval {
  /** 1 Monday … 7 Sunday */
  day: number;
  /** HH:MM */
  from: string;
  to: string;
}

// 2024-01-01 was a Monday.
const dayName = (day: number, locale: Locale) =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, day)));

const plainTime = (time: string) => time.replace(/^0/, '');

const days = [1, 2, 3, 4, 5, 6, 7];

/** Opening hours as lines; days with the same hours that follow each other are one: po–pá 8:00–12:00, 13:00–18:00 */
export function openingLines(hours: readonly OpeningInterval[], locale: Locale): string[] {
  const groups: { from: number; to: number; text: string }[] = [];
  for (const day of days) {
    const ofDay = hours.filter((interval) => interval.day === day).sort((a, b) => a.from.localeCompare(b.from));
    const text = ofDay.map(({ from, to }) => `${plainTime(from)}–${plainTime(to)}`).join(', ');
    const last = groups.at(-1);
    if (last?.text === text && last.to === day - 1) last.to = day;
    else if (text !== '') groups.push({ from: day, to: day, text });
  }
  return groups.map(({ from, to, text }) => {
    const name = from === to ? dayName(from, locale) : `${dayName(from, locale)}–${dayName(to, locale)}`;
    return `${name} ${text}`;
  });
}
