import { fromMinor, sumMinor } from '@vyloha/money';
import { eq, sql } from 'drizzle-orm';
import { HttpError } from '@vyloha/backend-kernel';
import { formatPrice, loadShopData } from '@vyloha/backend-shop';
import { type GatewayRefund, loadMoneyOf } from '../../orders/order-money';
import { loadOrderPayments, lockOrderPayments } from '../load-order-payment';
import { GatewayFailure, paymentGateway } from '../payment-gateway';
import { settlePayment, type SettlingContext } from '../settle-payment';
import { orderPayment } from '../tables';
import { noteReturned } from './note-returned';

/** What a refund returned, in the units of its currency. */
export interface Refund {
  refunded: number;
  /** What is still to be returned, because it did not come through the gateway. */
  left: number;
  currencyCode: string;
}

/** Money may have come, or been returned, without a word. @throws GatewayFailure */
export async function settleAll(ctx: SettlingContext, orderId: string): Promise<void> {
  const { payments } = await loadOrderPayments(ctx.db, orderId);
  for (const payment of payments) if (payment.state !== 'refunded') await settlePayment(ctx, payment);
}

/** Notes what the gateway is asked for next, before it is: two refunds at once return the money once. */
async function takeRefund(ctx: SettlingContext, orderId: string) {
  return ctx.db.transaction(async (tx) => {
    const found = await lockOrderPayments(tx, orderId);
    const { refundDueMinor, refunds } = await loadMoneyOf(tx, found);
    const [refund] = refunds;
    if (refund !== undefined) {
      const refundedMinor = sql`${orderPayment.refundedMinor} + ${refund.amountMinor}`;
      await tx.update(orderPayment).set({ refundedMinor }).where(eq(orderPayment.id, refund.payment.id));
    }
    return { refund, refundDueMinor, currencyCode: found.order.currency };
  });
}

/**
 * Asks the gateway. Where it refuses, nothing is returned. Where it does not answer, a whole payment may be asked for
 * again, which it returns once; a part may have been returned.
 */
async function askGateway(ctx: SettlingContext, { payment, amountMinor }: GatewayRefund): Promise<void> {
  const { id, gatewayId, currency } = payment;
  if (gatewayId === null) throw new Error(`payment ${id} was paid without the gateway`);
  try {
    await paymentGateway.of(ctx)?.refundPayment(gatewayId, amountMinor);
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    if (error.status === null && amountMinor < payment.amountMinor) {
      ctx.log.error({ err: error, payment: gatewayId }, 'nobody knows whether a part of a payment was refunded');
      const values = { price: formatPrice(amountMinor, currency, (await loadShopData(ctx.db)).settings) };
      throw new HttpError(424, [{ key: 'refundUnanswered', values, code: 'refund_unanswered' }]);
    }
    const refundedMinor = sql`${orderPayment.refundedMinor} - ${amountMinor}`;
    await ctx.db.update(orderPayment).set({ refundedMinor }).where(eq(orderPayment.id, id));
    throw error;
  }
  await ctx.db.transaction(async (tx) => {
    const found = await lockOrderPayments(tx, payment.orderId);
    const current = found.payments.find((row) => row.id === id);
    if (current !== undefined) await noteReturned(tx, found, current, current.returnedMinor + amountMinor, ctx.now());
  });
  ctx.wakeJobs();
  await settlePayment(ctx, payment);
}

/**
 * Returns what is due of an order that was settled, as far as it came through the gateway: all of a cancelled one, what was paid in addition,
 * and what was decided to be refunded.
 * @throws GatewayFailure when the gateway refuses or does not answer; the payment is as it was
 * @throws HttpError 424 when it is not known whether a part was returned
 */
export async function refundOrder(ctx: SettlingContext, orderId: string): Promise<Refund> {
  const amounts: number[] = [];
  for (;;) {
    const { refund, refundDueMinor, currencyCode } = await takeRefund(ctx, orderId);
    if (refund === undefined)
      return { refunded: fromMinor(sumMinor(amounts)), left: fromMinor(refundDueMinor), currencyCode };
    await askGateway(ctx, refund);
    amounts.push(refund.amountMinor);
  }
}
