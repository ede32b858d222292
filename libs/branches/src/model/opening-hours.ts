import { addDays, weekdayOf } from '@vyloha/contract';
import { toInstant, toLocalTime } from './local-time';

/** Local times, `HH:MM`. */
export interface OpenInterval {
  from: string;
  to: string;
}

/** An opening interval of one day of the week: 1 is Monday, 7 Sunday. */
export interface OpeningInterval extends OpenInterval {
  day: number;
}

/** A day (`YYYY-MM-DD`) with hours of its own; without intervals it is closed. */
export interface OpeningException {
  date: string;
  intervals: readonly OpenInterval[];
}

/** When a place is open: its week, and the days that differ. */
export interface OpeningTimes {
  openingHours: readonly OpeningInterval[];
  openingExceptions: readonly OpeningException[];
}

export type OpeningStatus =
  | { kind: 'open'; until: string }
  | { kind: 'opensToday'; from: string; until: string }
  /** `date` is given when it is more than a week ahead: the day of the week would be misunderstood. */
  | { kind: 'opensLater'; day: number; date?: string; from: string; isTomorrow: boolean; hasClosed: boolean }
  | { kind: 'closed' };

const daysInWeek = 7;
/** As far as holidays may postpone the next opening. */
const daysSearched = 21;

/** The opening intervals of one day of the week in chronological order. */
export function intervalsOn(day: number, hours: readonly OpeningInterval[]): OpeningInterval[] {
  return hours.filter((interval) => interval.day === day).sort((a, b) => a.from.localeCompare(b.from));
}

/** What `intervalsOn` says for the day of the week of a date, exceptions or not. */
export function usualIntervalsOf(date: string, hours: readonly OpeningInterval[]): OpeningInterval[] {
  return intervalsOn(weekdayOf(date), hours);
}

/** The opening intervals of a date in chronological order, exceptions considered. */
export function intervalsOfDate(date: string, { openingHours, openingExceptions }: OpeningTimes): OpenInterval[] {
  const exception = openingExceptions.find((one) => one.date === date);
  return exception === undefined ? usualIntervalsOf(date, openingHours) : [...exception.intervals];
}

function nextOpening(today: string, times: OpeningTimes): OpeningStatus {
  const hasClosed = intervalsOfDate(today, times).length > 0;
  for (let ahead = 1; ahead <= daysSearched; ahead += 1) {
    const date = addDays(today, ahead);
    const [first] = intervalsOfDate(date, times);
    if (!first) continue;
    const status = { day: weekdayOf(date), from: first.from, isTomorrow: ahead === 1, hasClosed };
    return { kind: 'opensLater', ...status, ...(ahead > daysInWeek && { date }) };
  }
  return { kind: 'closed' };
}

/** Opening status at a point in time: open until, opens today at, opens on another day (today's hours are over, or there are none), or never. */
export function getOpeningStatus(times: OpeningTimes, now: Date): OpeningStatus {
  const { date, time } = toLocalTime(now);
  const ahead = intervalsOfDate(date, times).find((interval) => time < interval.to);
  if (!ahead) return nextOpening(date, times);
  return ahead.from <= time
    ? { kind: 'open', until: ahead.to }
    : { kind: 'opensToday', from: ahead.from, until: ahead.to };
}

/** When the status of any of the places changes next: at an opening, a closing, or at midnight. */
export function nextOpeningChange(places: readonly OpeningTimes[], now: Date): Date {
  const { date, time } = toLocalTime(now);
  const upcoming = places
    .flatMap((times) => intervalsOfDate(date, times).flatMap(({ from, to }) => [from, to]))
    .filter((one) => one > time)
    .sort();
  return upcoming[0] === undefined
    ? toInstant({ date: addDays(date, 1), time: '00:00' })
    : toInstant({ date, time: upcoming[0] });
}

/** `08:00` → `8:00`. */
export function shortTime(time: string): string {
  return time.replace(/^0/, '');
}

/** `8:00–12:00, 13:00–18:00`; empty without intervals. */
export function formatIntervals(intervals: readonly OpenInterval[]): string {
  return intervals.map(({ from, to }) => `${shortTime(from)}–${shortTime(to)}`).join(', ');
}
