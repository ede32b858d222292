import { formatIntervals, intervalsOn, type OpeningInterval } from './opening-hours';

const week = [1, 2, 3, 4, 5, 6, 7];

/** One day of the week with formatted hours: `8:00–12:00, 13:00–18:00`; empty when closed. */
export interface OpeningDay {
  day: number;
  hours: string;
}

/** The hours of a whole week, Monday first. */
export function openingWeek(hours: readonly OpeningInterval[]): OpeningDay[] {
  return week.map((day) => ({ day, hours: formatIntervals(intervalsOn(day, hours)) }));
}
