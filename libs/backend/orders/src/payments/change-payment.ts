import { and, eq, inArray } from 'drizzle-orm';
import { lockCompany } from '@vyloha/backend-accounts';
import { HttpError, type HttpErrorReason, type Queryable, type RequestContext } from '@vyloha/backend-kernel';
import { shopOrder } from '../orders/tables';
import { orderPayment } from './tables';
import { enqueueDocuments } from '../orders/enqueue-documents';
import { loadMoneyOf } from '../orders/order-money';
import { bringOrder } from '../orders/status/change-order-status';
import { hasNothingToPay } from '../orders/nothing-to-pay';
import { findHighestTotal, placingSteps } from '../orders/placing/placing-step';
import type { OrderRow } from '../orders/placing/to-order-rows';
import {
  type PricedPayment,
  type ShopSettings,
  chargedPrice,
  connectedServices,
  formatPrice,
  loadPayments,
  loadShopData,
} from '@vyloha/backend-shop';
import { orderTaxes } from '../orders/order-taxes';
import { lockOrderPayments, type OrderWithPayments } from './load-order-payment';
import { isPaymentChangeable } from './order-payments';
import { toMethodColumns, toRepricedColumns } from './payment-columns';
import { openStates } from './payment-state';
import { settleIfPossible } from './settle-if-possible';

/** The methods that the shop offers for an order with its shipper and currency; who has ordered does not get credit. */
async function loadMethodsFor(
  ctx: { db: Queryable } & Pick<RequestContext, 'services'>,
  order: OrderRow,
): Promise<PricedPayment[]> {
  const { shipperId, currency, serviceShares: shares } = order;
  const shop = await loadShopData(ctx.db);
  const services = { shares, taxes: orderTaxes(order, shop) };
  const blockedIds = shop.shippersIn(currency).find(({ id }) => id === shipperId)?.blockedPaymentIds ?? [];
  const payments = await loadPayments({ db: ctx.db, connected: connectedServices.of(ctx), currency });
  return payments.flatMap((row) =>
    blockedIds.includes(row.id) || row.type === 'INVOICE'
      ? []
      : { ...row, priceMinor: chargedPrice(row.priceMinor, services) },
  );
}

/**
 * Why a method would make an order dearer than its company has agreed to, by approving it or by the limits
 * of whoever placed it; null when it would not.
 */
function highestTotalProblem(
  order: OrderRow,
  { totalMinor }: Pick<OrderRow, 'totalMinor'>,
  highestMinor: number | null,
  settings: Pick<ShopSettings, 'currencies'>,
): HttpErrorReason | null {
  if (highestMinor === null || totalMinor <= highestMinor) return null;
  const price = (minor: number) => formatPrice(minor, order.currency, settings);
  const values = { total: price(totalMinor), max: price(highestMinor) };
  return { key: 'paymentAboveLimit', values, field: 'payment_id', code: 'payment_limit' };
}

/** What the order may be paid by instead; none when it cannot be changed any more. */
export async function listOtherMethods(
  ctx: Pick<RequestContext, 'db' | 'services'>,
  { order, payments }: OrderWithPayments,
): Promise<PricedPayment[]> {
  if (!isPaymentChangeable(order, payments)) return [];
  const { receivedMinor } = await loadMoneyOf(ctx.db, { order, payments });
  const highestMinor = await findHighestTotal(placingSteps.of(ctx), ctx.db, order);
  const { settings } = await loadShopData(ctx.db);
  return (await loadMethodsFor(ctx, order)).filter(
    (method) =>
      method.id !== order.paymentId &&
      highestTotalProblem(order, toRepricedColumns(order, method, receivedMinor), highestMinor, settings) === null,
  );
}

/**
 * Changes how an order that is not paid will be paid, with the price of the new method and the rounding of cash. What was started at the gateway
 * is given up; should it be paid there all the same, its method is the order's again. Where only the former method cost
 * something, the order is paid. What its company orders meanwhile waits: the limits of a month count both.
 * @throws HttpError 409 when it is paid or being paid, 422 for a method that is not offered or makes it too dear
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
    if (method === undefined)
      throw new HttpError(422, [{ key: 'paymentUnknown', field: 'payment_id', code: 'payment' }]);
    if (order.companyId !== null) await lockCompany(tx, order.companyId);
    const highestMinor = await findHighestTotal(placingSteps.of(ctx), tx, order);
    const { settings } = await loadShopData(tx);
    const repriced = toRepricedColumns(order, method, receivedMinor);
    const problem = highestTotalProblem(order, repriced, highestMinor, settings);
    if (problem !== null) throw new HttpError(422, [problem]);
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
