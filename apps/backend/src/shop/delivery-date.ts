import { addDays, wallClock, weekdayOf, type Day } from './calendar';
import { isCzechHoliday } from './czech-holidays';

export interface DispatchRule {
  /** Working days from dispatch to the door. */
  deliveryDays: number;
  /** Local time HH:MM; what is ordered before it leaves the same working day. */
  cutOff: string;
}

/** Days on which nothing leaves the warehouse besides weekends and public holidays. */
export type ClosedDays = ReadonlySet<Day>;

function isWorkingDay(day: Day, closed: ClosedDays): boolean {
  return weekdayOf(day) <= 5 && !isCzechHoliday(day) && !closed.has(day);
}

function workingDayFrom(day: Day, closed: ClosedDays): Day {
  let candidate = day;
  while (!isWorkingDay(candidate, closed)) candidate = addDays(candidate, 1);
  return candidate;
}

/** Moves on by so many working days; zero stays. */
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
