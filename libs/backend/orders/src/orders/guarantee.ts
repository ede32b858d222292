import { addYears } from '@vyloha/contract';
import type { Queryable } from '@vyloha/backend-kernel';
import { type Day, wallClock } from '@vyloha/backend-shop';
import { and, eq, inArray, max } from 'drizzle-orm';
import { isBusinessOrder } from './is-business-order';
import type { WireOrder } from './order-schema';
import type { OrderItemRow, OrderRow } from './placing/to-order-rows';
import { orderStatusChange } from './tables';

/** Section 2165 of the Czech Civil Code, section 619 of the Slovak one: art. 10(1) of Directive (EU) 2019/771. */
const guaranteeYears = 2;
/** Art. 10(2a) of that directive, by Directive (EU) 2024/1799: once for what was repaired. */
const repairYears = 1;

/** When consumers got their orders, by order; not of orders that the shop does not know to be delivered. */
export async function loadDeliveredDays(db: Queryable, orders: readonly OrderRow[]): Promise<ReadonlyMap<string, Day>> {
  const ids = orders.filter((order) => order.status === 'delivered' && !isBusinessOrder(order)).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ orderId: orderStatusChange.orderId, at: max(orderStatusChange.changedAt) })
    .from(orderStatusChange)
    .where(and(inArray(orderStatusChange.orderId, ids), eq(orderStatusChange.status, 'delivered')))
    .groupBy(orderStatusChange.orderId);
  return new Map(rows.flatMap(({ orderId, at }) => (at === null ? [] : [[orderId, wallClock(at).day] as const])));
}

/** The last day of the legal guarantee. */
export function guaranteeEnd(deliveredOn: Day, { isRepaired }: { isRepaired: boolean }): Day {
  return addYears(deliveredOn, isRepaired ? guaranteeYears + repairYears : guaranteeYears);
}

/** The guarantee of an order; null for companies, and where nobody knows when it began. */
export function toGuarantee(deliveredOn: Day | null, items: readonly OrderItemRow[]): WireOrder['guarantee'] {
  if (deliveredOn === null) return null;
  return {
    until: guaranteeEnd(deliveredOn, { isRepaired: false }),
    repaired: items
      .filter(({ repairedAmount }) => repairedAmount > 0)
      .map(({ id, repairedAmount: amount }) => ({
        itemId: id,
        amount,
        until: guaranteeEnd(deliveredOn, { isRepaired: true }),
      })),
  };
}
