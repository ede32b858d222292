import { and, count, eq, gte, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '@vyloha/backend-kernel';
import { shopOrder } from './tables';
import type { Day, DeliverySlot } from '@vyloha/backend-shop';

interface LimitedShipper {
  id: string;
  /** Null where there is no limit. */
  slotCapacity: number | null;
}

const keyOf = ({ date, from }: Pick<DeliverySlot, 'date' | 'from'>) => `${date} ${from}`;

/** Orders by time window, from a day on; cancelled ones take no place. */
async function countOrders(db: Queryable, shipperId: string, since: Day): Promise<Map<string, number>> {
  const rows = await db
    .select({ date: shopOrder.deliveryDate, from: shopOrder.deliveryFrom, orders: count() })
    .from(shopOrder)
    .where(
      and(eq(shopOrder.shipperId, shipperId), gte(shopOrder.deliveryDate, since), ne(shopOrder.status, 'cancelled')),
    )
    .groupBy(shopOrder.deliveryDate, shopOrder.deliveryFrom);
  return new Map(rows.map(({ date, from, orders }) => [keyOf({ date: date ?? '', from: from ?? '' }), orders]));
}

/** The windows, with those as taken that have as many orders as they take. */
export async function markFullSlots(
  db: Queryable,
  { id, slotCapacity }: LimitedShipper,
  slots: readonly DeliverySlot[],
): Promise<DeliverySlot[]> {
  const [first] = slots;
  if (slotCapacity === null || first === undefined) return [...slots];
  const ordersBySlot = await countOrders(db, id, first.date);
  return slots.map((slot) => ({
    ...slot,
    available: slot.available && (ordersBySlot.get(keyOf(slot)) ?? 0) < slotCapacity,
  }));
}

/** Whether the window takes one more order; nobody else takes its last place before this transaction ends. */
export async function reserveSlot(tx: Transaction, shipper: LimitedShipper, slot: DeliverySlot): Promise<boolean> {
  if (shipper.slotCapacity === null) return true;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${slot.id}, 0))`);
  const [marked] = await markFullSlots(tx, shipper, [slot]);
  return marked?.available === true;
}
