import { and, asc, eq, inArray, isNull, notExists } from 'drizzle-orm';
import type { Database } from '@vyloha/backend-kernel';
import { loadShopData } from '@vyloha/backend-shop';
import { enqueueStateMail } from '../orders/confirmation/enqueue-state-mail';
import { shopOrder } from '../orders/tables';
import { orderPayment } from './tables';
import { isUnpaidFor } from './unpaid-orders';

const batchSize = 100;

/** Reminds the customers of orders that they have not paid for days, once; not of one whose money is on its way. */
export async function remindOfUnpaidOrders(context: { db: Database; now: () => Date }): Promise<void> {
  const { db } = context;
  const now = context.now();
  const { remindUnpaidAfterDays } = (await loadShopData(db)).settings;
  await db.transaction(async (tx) => {
    const pending = tx
      .select({ id: orderPayment.id })
      .from(orderPayment)
      .where(and(eq(orderPayment.orderId, shopOrder.id), eq(orderPayment.state, 'pending')));
    const unpaid = await tx
      .select()
      .from(shopOrder)
      .where(and(isUnpaidFor(tx, remindUnpaidAfterDays, now), isNull(shopOrder.remindedAt), notExists(pending)))
      .orderBy(asc(shopOrder.createdAt))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    if (unpaid.length === 0) return;
    const ids = unpaid.map(({ id }) => id);
    await tx.update(shopOrder).set({ remindedAt: now }).where(inArray(shopOrder.id, ids));
    for (const order of unpaid) await enqueueStateMail(tx, order, { state: 'unpaid', at: now });
  });
}
