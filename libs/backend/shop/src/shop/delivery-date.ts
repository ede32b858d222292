import { addDays, weekdayOf } from '@vyloha/contract';
import { wallClock, type Day } from './calendar';
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

/** The day on which an order placed now is dispatched. */
export function dispatchDay({ cutOff }: Pick<DispatchRule, 'cutOff'>, now: Date, closed: ClosedDays): Day {
  const { day, time } = wallClock(now);
  return workingDayFrom(time < cutOff ? day : addDays(day, 1), closed);
}

/** Adds working days; zero returns the same day. */
export function addWorkingDays(day: Day, count: number, closed: ClosedDays): Day {
  let moved = day;
  for (let left = count; left > 0; left -= 1) moved = workingDayFrom(addDays(moved, 1), closed);
  return moved;
}

interface DeliveriesOfDay {
  day: Day;
  byRule: Map<string, Day>;
}

/** Of the last day that was asked for: every cart asks for the same few, and counting working days takes long. */
const knownDeliveries = new WeakMap<ClosedDays, DeliveriesOfDay>();

function deliveriesOf(day: Day, closed: ClosedDays): DeliveriesOfDay['byRule'] {
  const known = knownDeliveries.get(closed);
  if (known?.day === day) return known.byRule;
  const byRule = new Map<string, Day>();
  knownDeliveries.set(closed, { day, byRule });
  return byRule;
}

/**
 * The first day on which an order placed now can arrive (or be picked up).
 * @param closed never changes
 */
export function nearestDeliveryDay({ deliveryDays, cutOff }: DispatchRule, now: Date, closed: ClosedDays): Day {
  const { day, time } = wallClock(now);
  const isInTime = time < cutOff;
  const deliveries = deliveriesOf(day, closed);
  const rule = `${deliveryDays} ${isInTime}`;
  const known = deliveries.get(rule);
  if (known !== undefined) return known;
  const delivery = addWorkingDays(dispatchDay({ cutOff }, now, closed), deliveryDays, closed);
  deliveries.set(rule, delivery);
  return delivery;
}
