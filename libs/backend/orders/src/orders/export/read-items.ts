import { and, asc, eq, gt } from 'drizzle-orm';
import type { Queryable } from '@vyloha/backend-kernel';
import { orderItem } from '../tables';
import type { OrderItemRow } from '../placing/to-order-rows';

/** Lines in memory at once: an order may have hundreds. */
const itemsPerRead = 100;

/** The lines of an order in their order, read as they are needed. */
export async function* readItems(db: Queryable, orderId: string): AsyncGenerator<OrderItemRow> {
  let last: OrderItemRow | undefined;
  do {
    const rows = await db
      .select()
      .from(orderItem)
      .where(and(eq(orderItem.orderId, orderId), gt(orderItem.position, last?.position ?? -1)))
      .orderBy(asc(orderItem.position))
      .limit(itemsPerRead);
    yield* rows;
    last = rows.length < itemsPerRead ? undefined : rows.at(-1);
  } while (last !== undefined);
}
