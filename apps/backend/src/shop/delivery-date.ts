import { addDays, wallClock, weekdayOf, type Day } from './calendar';
import { isCzechHoliday } from './czech-holidays';

export interface DispatchRule {
  /** Working days from dispatch to delivery. */
  deliveryDays: number;
  /** Local time HH:MM; orders placed before it are dispatched the same working day. */
  cutOff: string;
}

/** Days without dispatch, besides weekends and public holidays. */
export type ClosedDays = ReadonlySet<Day>;

function isWorkingDay(day: Day, closed: ClosedDays): boolean {
  return weekdayOf(day) <= 5 && !isCzechHoliday(day) && !closed.has(day);
}

function workingDayFrom(day: Day, closed: ClosedDays): Day {
  let candidate = day;
  while (!isWorkingDay(candidate, closed)) candidate = addDays(candidate, 1);
  return candidate;
}

/** Adds working days; zero returns the same day. */
export function addWorkingDays(day: Day, count: number, closed: ClosedDays): Day {
  let moved = day;
  for (let left = count; left > 0; left -= 1) moved = workingDayFrom(addDays(moved, 1), closed);
  return moved;
}

/** The first day on which an order placed now can arrive (or be picked up). */
export function nearestDeliveryDay(rule: DispatchRule, now: Date, closed: ClosedDays): Day {
  const { day, time } = wallClock(now);
  const dispatch = workingDayFrom(time < rule.cutOff ? day : addDays(day, 1), closed);
  return addWorkingDays(dispatch, rule.deliveryDays, closed);
}
