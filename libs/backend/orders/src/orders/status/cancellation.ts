import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '@vyloha/backend-kernel';
import type { ParcelRow } from '../../parcels/load-parcels';
import type { OrderMoney } from '../order-money';
import type { OrderRow } from '../placing/to-order-rows';
import { orderStatusChange } from '../tables';

/** How an order was cancelled. */
export interface Cancellation {
  /** In words of whoever did it; null without. */
  reason: string | null;
  /** Whether its shopper did, not the shop. */
  isByShopper: boolean;
}

/** The last cancellation of an order; null where there is none. */
export async function loadCancellation(db: Queryable, orderId: string): Promise<Cancellation | null> {
  const [change] = await db
    .select({ reason: orderStatusChange.note, isByShopper: orderStatusChange.isByShopper })
    .from(orderStatusChange)
    .where(and(eq(orderStatusChange.orderId, orderId), eq(orderStatusChange.status, 'cancelled')))
    .orderBy(desc(orderStatusChange.id))
    .limit(1);
  return change ?? null;
}

/**
 * Whether whoever ordered may cancel by themselves: nobody is preparing the order, no carrier has anything of it, and not
 * all of it was taken back otherwise.
 */
export function isCancellable(
  { status }: Pick<OrderRow, 'status'>,
  parcels: readonly Pick<ParcelRow, 'state'>[],
  { isReturned }: Pick<OrderMoney, 'isReturned'>,
): boolean {
  const isUntouched = status === 'new' || status === 'paid';
  return isUntouched && !isReturned && parcels.every(({ state }) => state === 'returned');
}
