import { addDays, weekdayOf, withDefaultTranslations, type Translated } from '@vyloha/contract';
import type { branch } from '../tables';
import type { Day } from '../calendar';
import { findPublicHoliday, type PublicHoliday } from './public-holidays';

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

type Holidays = ReadonlyMap<Day, PublicHoliday>;

function findHolidays(countryCode: string, today: Day): Holidays {
  const days = Array.from({ length: announcedDays }, (_, ahead) => addDays(today, ahead));
  return new Map(
    days.flatMap((day) => {
      const holiday = findPublicHoliday(countryCode, day);
      return holiday === null ? [] : [[day, holiday]];
    }),
  );
}

/** The holidays of the last day that was asked for, by country: all branches of a country have the same. */
let lastHolidays: { today: Day; byCountry: Map<string, Holidays> } | null = null;

/** The public holidays of a country that are announced on a day. */
function announcedHolidays(countryCode: string, today: Day): Holidays {
  if (lastHolidays?.today !== today) lastHolidays = { today, byCountry: new Map() };
  const holidays = lastHolidays.byCountry.get(countryCode) ?? findHolidays(countryCode, today);
  lastHolidays.byCountry.set(countryCode, holidays);
  return holidays;
}

function exceptionOn(opening: Opening, date: Day, holiday: PublicHoliday | null): OpeningException | null {
  const own = opening.openingExceptions.find((exception) => exception.date === date);
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
  const holidays = announcedHolidays(opening.countryCode, today);
  const end = addDays(today, announcedDays);
  const own = opening.openingExceptions.map(({ date }) => date).filter((date) => date >= today && date < end);
  const days = [...new Set([...own, ...holidays.keys()])].sort();
  return days
    .map((day) => exceptionOn(opening, day, holidays.get(day) ?? null))
    .filter((exception) => exception !== null);
}
