import { and, eq, inArray } from 'drizzle-orm';
import { HttpError, type Queryable, type RequestContext } from '@vyloha/backend-kernel';
import { shopOrder } from '../orders/tables';
import { orderPayment } from './tables';
import { enqueueDocuments } from '../orders/enqueue-documents';
import { loadMoneyOf } from '../orders/order-money';
import { bringOrder } from '../orders/status/change-order-status';
import { hasNothingToPay } from '../orders/nothing-to-pay';
import type { OrderRow } from '../orders/placing/to-order-rows';
import { type PricedPayment, connectedServices, loadPayments, loadShopData } from '@vyloha/backend-shop';
import { loadOrderPayments, lockOrderPayments, type OrderWithPayments } from './load-order-payment';
import { isPaymentChangeable } from './order-payments';
import { toMethodColumns, toRepricedColumns } from './payment-columns';
import { GatewayFailure, paymentGateway } from './payment-gateway';
import { isOpenState, openStates } from './payment-state';
import { settlePayment } from './settle-payment';

/** The methods that the shop offers for an order with its shipper and currency; who has ordered does not get credit. */
async function loadMethodsFor(
  ctx: { db: Queryable } & Pick<RequestContext, 'services'>,
  { shipperId, currency }: OrderRow,
): Promise<PricedPayment[]> {
  const { shippersIn } = await loadShopData(ctx.db);
  const blockedIds = shippersIn(currency).find(({ id }) => id === shipperId)?.blockedPaymentIds ?? [];
  return (await loadPayments({ db: ctx.db, connected: connectedServices.of(ctx), currency })).filter(
    ({ id, type }) => !blockedIds.includes(id) && type !== 'INVOICE',
  );
}

/** At the gateway an order is paid at once: not what is left of its price. */
const isOfferedAfter = (receivedMinor: number, type: string) => receivedMinor === 0 || type !== 'ONLINE';

/** What the order may be paid by instead; none when it cannot be changed any more. */
export async function listOtherMethods(
  ctx: Pick<RequestContext, 'db' | 'services'>,
  { order, payments }: OrderWithPayments,
): Promise<PricedPayment[]> {
  if (!isPaymentChangeable(order, payments)) return [];
  const { receivedMinor } = await loadMoneyOf(ctx.db, { order, payments });
  return (await loadMethodsFor(ctx, order)).filter(
    ({ id, type }) => id !== order.paymentId && isOfferedAfter(receivedMinor, type),
  );
}

/** Money may have arrived without anybody having said so. A gateway that does not answer is a reason to change. */
async function settleIfPossible(ctx: RequestContext, orderId: string): Promise<void> {
  const { payments } = await loadOrderPayments(ctx.db, orderId);
  const open = payments.find(({ state }) => isOpenState(state));
  if (open === undefined || paymentGateway.of(ctx) === null) return;
  await settlePayment(ctx, open).catch((error: unknown) => {
    if (!(error instanceof GatewayFailure)) throw error;
    ctx.log.warn({ err: error }, 'a payment that is changed was not settled');
  });
  ctx.wakeJobs();
}

/**
 * Changes how an order that is not paid will be paid, with the price of the new method. What was started at the gateway
 * is given up; should it be paid there all the same, its method is the order's again. Where only the former method cost
 * something, the order is paid.
 * @throws HttpError 409 when it is paid or being paid, 422 for a method that is not offered
 */
export async function changePayment(ctx: RequestContext, orderId: string, methodId: string): Promise<void> {
  await settleIfPossible(ctx, orderId);
  await ctx.db.transaction(async (tx) => {
    const { order, payments } = await lockOrderPayments(tx, orderId);
    if (order.paymentId === methodId) return;
    if (!isPaymentChangeable(order, payments))
      throw new HttpError(409, [{ key: 'paymentNotChangeable', code: 'payment_not_changeable' }]);
    const method = (await loadMethodsFor({ ...ctx, db: tx }, order)).find(({ id }) => id === methodId);
    const { receivedMinor } = await loadMoneyOf(tx, { order, payments });
    if (method === undefined || !isOfferedAfter(receivedMinor, method.type))
      throw new HttpError(422, [{ key: 'paymentUnknown', field: 'payment_id', code: 'payment' }]);
    const { settings } = await loadShopData(tx);
    const repriced = toRepricedColumns(order, method.priceMinor, settings);
    const isPaid = hasNothingToPay(repriced);
    await tx
      .update(orderPayment)
      .set({ state: 'cancelled' })
      .where(and(eq(orderPayment.orderId, orderId), inArray(orderPayment.state, [...openStates])));
    await tx
      .update(shopOrder)
      .set({
        ...toMethodColumns(method, settings, order.currency),
        ...repriced,
        ...(isPaid && { status: 'paid' }),
      })
      .where(eq(shopOrder.id, orderId));
    if (isPaid) await enqueueDocuments(tx, orderId, 'paid');
    // What has come before may be all that it costs now.
    else if (receivedMinor >= repriced.totalMinor)
      await bringOrder(
        tx,
        { ...order, ...repriced },
        { code: order.code, status: 'paid' },
        { at: ctx.now(), settings: ctx.settings },
      );
  });
  ctx.wakeJobs();
}
