import { and, asc, eq, inArray, notExists } from 'drizzle-orm';
import { loadShopData } from '@vyloha/backend-shop';
import { shopOrder } from '../orders/tables';
import { orderPayment } from './tables';
import { changeOrderStatus } from '../orders/status/change-order-status';
import { loadOrderPayments } from './load-order-payment';
import { GatewayFailure } from './payment-gateway';
import { isOpenState } from './payment-state';
import { settlePayment, type SettlingContext } from './settle-payment';
import { isUnpaidFor } from './unpaid-orders';

const batchSize = 20;

/** Cancels it, unless money is on its way or has come meanwhile. */
async function giveUp(ctx: SettlingContext, orderId: string): Promise<void> {
  const { payments } = await loadOrderPayments(ctx.db, orderId);
  for (const open of payments.filter(({ state }) => isOpenState(state))) await settlePayment(ctx, open);
  await ctx.db.transaction(async (tx) => {
    const [order] = await tx.select().from(shopOrder).where(eq(shopOrder.id, orderId)).for('update');
    const current = (await loadOrderPayments(tx, orderId)).payments;
    if (order?.status !== 'new' || current.some(({ state }) => state === 'pending')) return;
    await tx
      .update(orderPayment)
      .set({ state: 'expired' })
      .where(
        and(
          eq(orderPayment.orderId, orderId),
          inArray(orderPayment.state, ['starting', 'created', 'cancelled', 'failed']),
        ),
      );
    await changeOrderStatus({ ...ctx, db: tx }, { code: order.code, status: 'cancelled' });
  });
}

/**
 * Cancels orders that nobody has paid for as many days as the shop waits, which returns their products to stock. Should the money arrive
 * after all, the order is taken up again while its products are to be had.
 */
export async function giveUpUnpaidOrders(ctx: SettlingContext): Promise<void> {
  const { db, now, log } = ctx;
  const pending = db
    .select({ id: orderPayment.id })
    .from(orderPayment)
    .where(and(eq(orderPayment.orderId, shopOrder.id), eq(orderPayment.state, 'pending')));
  const unpaid = await db
    .select({ id: shopOrder.id, code: shopOrder.code })
    .from(shopOrder)
    .where(and(isUnpaidFor(db, (await loadShopData(db)).settings.cancelUnpaidAfterDays, now()), notExists(pending)))
    .orderBy(asc(shopOrder.createdAt))
    .limit(batchSize);
  for (const { id, code } of unpaid) {
    try {
      await giveUp(ctx, id);
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error;
      log.warn({ err: error, order: code }, 'an unpaid order was not given up');
    }
  }
}
