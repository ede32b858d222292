import { addDays } from '@vyloha/contract';
import type { Day } from '@vyloha/backend-shop';
import type { IntervalUnit } from './schedule-states';

/** How long before an order its customer gets a mail, and so the soonest day that can be scheduled. */
export const reminderDays = 2;

const daysPerWeek = 7;
const monthsPerYear = 12;

export interface Rhythm {
  intervalCount: number;
  intervalUnit: IntervalUnit;
  /** The day from which intervals are counted. */
  anchorDay: Day;
  /** How many have passed. */
  occurrence: number;
}

/** The same day of a later month, or its last one where it is shorter. */
function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  const index = year * monthsPerYear + month - 1 + count;
  const [toYear, toMonth] = [Math.floor(index / monthsPerYear), index % monthsPerYear];
  const lastDay = new Date(Date.UTC(toYear, toMonth + 1, 0)).getUTCDate();
  return new Date(Date.UTC(toYear, toMonth, Math.min(dayOfMonth, lastDay))).toISOString().slice(0, 10);
}

function dayOfOccurrence({ intervalCount, intervalUnit, anchorDay }: Rhythm, occurrence: number): Day {
  return intervalUnit === 'week'
    ? addDays(anchorDay, daysPerWeek * intervalCount * occurrence)
    : addMonths(anchorDay, intervalCount * occurrence);
}

/** The first day after the current one that is no sooner than `earliest`; days that were missed are not made up for. */
export function nextOccurrence(rhythm: Rhythm, earliest: Day): { occurrence: number; nextDay: Day } {
  let occurrence = rhythm.occurrence + 1;
  while (dayOfOccurrence(rhythm, occurrence) < earliest) occurrence += 1;
  return { occurrence, nextDay: dayOfOccurrence(rhythm, occurrence) };
}
