import { withDefaultTranslations, type Translated } from '@vyloha/contract';
import type { branch } from '../../database/schema';
import { addDays, weekdayOf, type Day } from '../calendar';
import { findPublicHoliday } from './public-holidays';

/** Local times, `HH:MM`. */
export interface OpenInterval {
  from: string;
  to: string;
}

/** A day with other hours than that day of the week, or a public holiday with the usual ones. */
export interface OpeningException {
  date: Day;
  /** In their order; none when it is closed. */
  intervals: OpenInterval[];
  reason: Translated | null;
  is_public_holiday: boolean;
}

type Opening = Pick<typeof branch.$inferSelect, 'openingHours' | 'openingExceptions' | 'countryCode'>;

/** How many days ahead exceptions are announced; whoever caches the response may read it a day later. */
const announcedDays = 92;
const noon = '12:00';

const byTime = (a: OpenInterval, b: OpenInterval) => a.from.localeCompare(b.from);

function usualIntervals({ openingHours }: Opening, date: Day): OpenInterval[] {
  const weekday = weekdayOf(date);
  return openingHours
    .filter(({ day }) => day === weekday)
    .map(({ from, to }) => ({ from, to }))
    .sort(byTime);
}

function untilNoon(intervals: readonly OpenInterval[]): OpenInterval[] {
  return intervals.filter(({ from }) => from < noon).map(({ from, to }) => ({ from, to: to < noon ? to : noon }));
}

function exceptionOn(opening: Opening, date: Day): OpeningException | null {
  const own = opening.openingExceptions.find((exception) => exception.date === date);
  const holiday = findPublicHoliday(opening.countryCode, date);
  const name = holiday && withDefaultTranslations(holiday.name);
  if (own !== undefined) {
    const reason = own.reason === undefined ? name : withDefaultTranslations(own.reason);
    return { date, intervals: own.intervals.toSorted(byTime), reason, is_public_holiday: holiday !== null };
  }
  const usual = usualIntervals(opening, date);
  // Closed on that day of the week anyway: nothing is different.
  if (holiday === null || usual.length === 0) return null;
  const intervals = { day: [], afternoon: untilNoon(usual), none: usual }[holiday.closure];
  return { date, intervals, reason: name, is_public_holiday: true };
}

/**
 * The exceptions of a branch from a day on: its own, and the public holidays of its country, on which shops close by
 * law unless the branch says otherwise.
 */
export function listOpeningExceptions(opening: Opening, today: Day): OpeningException[] {
  return Array.from({ length: announcedDays }, (_, ahead) => exceptionOn(opening, addDays(today, ahead))).filter(
    (exception) => exception !== null,
  );
}
