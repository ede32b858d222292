import { addDays, weekdayOf } from '@vyloha/contract';
import { type Day, isCzechHoliday, wallClock } from '@vyloha/backend-shop';

/** Section 1829 of the Czech Civil Code, section 19 of the Slovak Act 108/2024. */
const withdrawalDays = 14;
/**
 * How long a parcel may be on its way and wait to be collected. Where the shop does not know when it was delivered, the
 * period starts after that: what is not known must not be to the shopper's disadvantage.
 */
const longestDeliveryDays = 14;

interface OrderProgress {
  status: string;
  createdAt: Date;
}

export interface StatusChange {
  status: string;
  changedAt: Date;
}

const onTheWay: readonly string[] = ['shipped', 'ready'];

function lastChangeTo(changes: readonly StatusChange[], statuses: readonly string[]): Date | null {
  const times = changes.filter(({ status }) => statuses.includes(status)).map(({ changedAt }) => changedAt.getTime());
  return times.length === 0 ? null : new Date(Math.max(...times));
}

/** The day on which the shopper got the products at the latest; null when they are not on their way yet. */
function latestDeliveryDay({ status, createdAt }: OrderProgress, changes: readonly StatusChange[]): Day | null {
  const deliveredAt = lastChangeTo(changes, ['delivered']);
  if (deliveredAt !== null) return wallClock(deliveredAt).day;
  if (status !== 'delivered' && !onTheWay.includes(status)) return null;
  return addDays(wallClock(lastChangeTo(changes, onTheWay) ?? createdAt).day, longestDeliveryDays);
}

/** A period that ends on a day of rest ends on the next working day. */
function toWorkingDay(day: Day): Day {
  return weekdayOf(day) > 5 || isCzechHoliday(day) ? toWorkingDay(addDays(day, 1)) : day;
}

/**
 * The last day on which a withdrawal is in time, as far as the shop knows.
 * @param changes when the order reached its states, in any order
 * @returns `null` while the period has not begun
 */
export function withdrawalDeadline(order: OrderProgress, changes: readonly StatusChange[]): Day | null {
  const start = latestDeliveryDay(order, changes);
  return start === null ? null : toWorkingDay(addDays(start, withdrawalDays));
}

export function isPastDeadline(deadline: Day | null, now: Date): boolean {
  return deadline !== null && wallClock(now).day > deadline;
}
