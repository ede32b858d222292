import { gt } from 'drizzle-orm';
import { shopOrder } from './tables';

/** Whether credits, a coupon or gifts pay for all of an order: it is paid when it is placed. */
export function hasNothingToPay({ totalMinor }: { totalMinor: number }): boolean {
  return totalMinor <= 0;
}

/** The orders of which that is not so. */
export const isToBePaid = gt(shopOrder.totalMinor, 0);
