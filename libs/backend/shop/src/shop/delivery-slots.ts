import { addDays } from '@vyloha/contract';
import { wallClock, type Day } from './calendar';
import { addWorkingDays, nearestDeliveryDay, type ClosedDays, type DispatchRule } from './delivery-date';

export interface DeliverySlot {
  id: string;
  date: Day;
  from: string;
  to: string;
  available: boolean;
}

const windows = [
  { from: '08:00', to: '12:00' },
  { from: '12:00', to: '16:00' },
  { from: '16:00', to: '20:00' },
] as const;
const daysOffered = 5;
/** No window is offered later, whatever day a caller starts from. */
const daysAhead = 30;

/**
 * Time windows of the working days from `since` on, within the days offered ahead; those the shipper cannot meet are
 * marked as taken.
 */
export function deliverySlots(
  shipper: DispatchRule & { id: string; hasTimeSlots: boolean },
  since: Day,
  now: Date,
  closed: ClosedDays,
): DeliverySlot[] {
  if (!shipper.hasTimeSlots) return [];
  const nearest = nearestDeliveryDay(shipper, now, closed);
  let date = addWorkingDays(addDays(since, -1), 1, closed);
  const latest = addDays(wallClock(now).day, daysAhead);
  const slots: DeliverySlot[] = [];
  for (let count = 0; count < daysOffered && date <= latest; count += 1) {
    for (const { from, to } of windows) {
      slots.push({ id: `${shipper.id}.${date}.${from.slice(0, 2)}`, date, from, to, available: date >= nearest });
    }
    date = addWorkingDays(date, 1, closed);
  }
  return slots;
}

/** The time window of an order, if this shipper offers it and can still meet it. */
export function findDeliverySlot(
  id: string,
  shipper: DispatchRule & { id: string; hasTimeSlots: boolean },
  now: Date,
  closed: ClosedDays,
): DeliverySlot | null {
  const since = /\.(\d{4}-\d{2}-\d{2})\.\d{2}$/.exec(id)?.[1];
  if (since === undefined || Number.isNaN(Date.parse(since))) return null;
  return deliverySlots(shipper, since, now, closed).find((slot) => slot.id === id && slot.available) ?? null;
}
