import { addDays } from '@vyloha/contract';
import { and, eq, inArray, max } from 'drizzle-orm';
import type { Queryable } from '@vyloha/backend-kernel';
import { type Day, loadShopData, wallClock } from '@vyloha/backend-shop';
import type { OrderRow } from './placing/to-order-rows';
import { orderStatusChange } from './tables';

/** The last day that orders wait at a branch of the shop, by order; others have none, and carriers say it themselves. */
export async function loadPickUpUntil(db: Queryable, orders: readonly OrderRow[]): Promise<ReadonlyMap<string, Day>> {
  const waiting = orders.filter(({ status, shipperType }) => status === 'ready' && shipperType === 'PERSONAL');
  if (waiting.length === 0) return new Map();
  const ids = waiting.map(({ id }) => id);
  const rows = await db
    .select({ orderId: orderStatusChange.orderId, at: max(orderStatusChange.changedAt) })
    .from(orderStatusChange)
    .where(and(inArray(orderStatusChange.orderId, ids), eq(orderStatusChange.status, 'ready')))
    .groupBy(orderStatusChange.orderId);
  const { pickUpDays } = (await loadShopData(db)).settings;
  return new Map(
    rows.flatMap(({ orderId, at }) =>
      at === null ? [] : [[orderId, addDays(wallClock(at).day, pickUpDays)] as const],
    ),
  );
}
