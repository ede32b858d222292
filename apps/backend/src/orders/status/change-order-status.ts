import { eq } from 'drizzle-orm';
import { earnCredits, undoCredits } from '../../credits/settle-credits';
import type { Transaction } from '../../database/database';
import { shopOrder } from '../../database/schema';
import { enqueueVariants } from '../../jobs/enqueue-jobs';
import { notFound, Refusal } from '../../server/refusal';
import type { RequestContext } from '../../server/request-context';
import { loadShopSettings } from '../../shop/shop-settings';
import { toWireOrder } from '../find-order';
import { returnStock } from '../return-stock';
import type { OrderStatus } from './order-statuses';

type OrderRow = typeof shopOrder.$inferSelect;

async function lockOrder(tx: Transaction, code: string): Promise<OrderRow> {
  const [order] = await tx.select().from(shopOrder).where(eq(shopOrder.code, code)).for('update');
  if (order === undefined) throw notFound();
  return order;
}

function refuseAfterEnd({ status }: OrderRow, wanted: OrderStatus): void {
  const isOver = status === 'cancelled' || (status === 'delivered' && wanted !== 'cancelled');
  if (isOver) throw new Refusal(422, [{ key: 'orderIsOver', field: 'status', code: 'order_over' }]);
}

async function settle(tx: Transaction, order: OrderRow, wanted: OrderStatus, now: Date): Promise<void> {
  if (wanted === 'delivered') {
    const { itemsWithTax } = toWireOrder(order, null).prices;
    await earnCredits(tx, { ...order, itemsWithTax }, await loadShopSettings(tx), now);
  }
  if (wanted !== 'cancelled') return;
  // What was delivered comes back used or not at all; putting it on a shelf is for who opens the parcel.
  if (order.status !== 'delivered') await enqueueVariants(tx, await returnStock(tx, order.id, now));
  await undoCredits(tx, order, now);
}

/**
 * Brings an order to a state, with what follows from it: a delivered order earns credits, a cancelled one undoes what it
 * moved and frees its goods. The same state again changes nothing.
 * @throws Refusal 404 for an unknown code, 422 when the order is over
 */
export async function changeOrderStatus(
  { db, now, wakeJobs }: Pick<RequestContext, 'db' | 'now' | 'wakeJobs'>,
  code: string,
  wanted: OrderStatus,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, code);
    if (order.status === wanted) return;
    refuseAfterEnd(order, wanted);
    await tx.update(shopOrder).set({ status: wanted }).where(eq(shopOrder.id, order.id));
    await settle(tx, order, wanted, now());
  });
  wakeJobs();
}
