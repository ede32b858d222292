import { and, eq, inArray } from 'drizzle-orm';
import { HttpError, type RequestContext } from '@vyloha/backend-kernel';
import { loadParcels } from '../../parcels/load-parcels';
import { lockOrderPayments } from '../../payments/load-order-payment';
import { openStates } from '../../payments/payment-state';
import { enqueueDueRefund } from '../../payments/refunds/enqueue-due-refund';
import { settleIfPossible } from '../../payments/settle-if-possible';
import { orderPayment } from '../../payments/tables';
import { loadMoneyOf } from '../order-money';
import { isCancellable } from './cancellation';
import { bringOrder } from './change-order-status';

/**
 * Cancels an order for whoever placed it, with all that a cancellation by the shop does; what came at the gateway is
 * returned there right after it. One that is cancelled already stays as it is.
 * @throws HttpError 409 once it is being prepared
 */
export async function cancelOwnOrder(ctx: RequestContext, orderId: string, reason: string | null): Promise<void> {
  await settleIfPossible(ctx, orderId);
  await ctx.db.transaction(async (tx) => {
    const found = await lockOrderPayments(tx, orderId);
    const { order } = found;
    if (order.status === 'cancelled') return;
    const parcels = (await loadParcels(tx, [orderId])).get(orderId) ?? [];
    if (!isCancellable(order, parcels, await loadMoneyOf(tx, found)))
      throw new HttpError(409, [{ key: 'orderNotCancellable', code: 'order_not_cancellable' }]);
    // Should it be paid there all the same, its money is returned.
    await tx
      .update(orderPayment)
      .set({ state: 'cancelled' })
      .where(and(eq(orderPayment.orderId, orderId), inArray(orderPayment.state, [...openStates])));
    const changed = { at: ctx.now(), settings: ctx.settings, isByShopper: true };
    await bringOrder(tx, order, { code: order.code, status: 'cancelled', note: reason }, changed);
    await enqueueDueRefund(tx, orderId, ctx.now());
  });
  ctx.wakeJobs();
}
