import { timeZone } from './languages';

const millisecondsPerDay = 86_400_000;

/** The day `YYYY-MM-DD` of a moment in the shop's time zone: in UTC the first hours of a day are of the one before. */
export function zonedDay(moment: string | number): string {
  // The Swedish form of dates is that of ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(moment));
}

/** Adds days, also a negative number of them, to a calendar day; both `YYYY-MM-DD`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * millisecondsPerDay).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The day with the same number that many years later, the last one of its month where there is none; both `YYYY-MM-DD`. */
export function addYears(day: string, count: number): string {
  const year = String(Number(day.slice(0, 4)) + count);
  const same = `${year}${day.slice(4)}`;
  // The end of February, which other years do not have.
  return Number.isNaN(Date.parse(same)) || addDays(same, 0) !== same ? `${year}-02-28` : same;
}

/** Of a day `YYYY-MM-DD`: 1 Monday … 7 Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}
