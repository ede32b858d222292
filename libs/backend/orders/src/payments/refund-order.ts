import { fromMinor, sumMinor } from '@vyloha/money';
import { loadMoneyOf, type OrderMoney } from '../orders/order-money';
import { HttpError } from '@vyloha/backend-kernel';
import { loadOrderPayments } from './load-order-payment';
import { settlePayment, type SettlingContext } from './settle-payment';

/** What a refund returned, in the units of its currency. */
export interface Refund {
  refunded: number;
  /** What is still to be returned, because it did not come through the gateway. */
  left: number;
  currencyCode: string;
}

/** What is due, once the gateway has said what it knows: money may have come, or been returned, without a word. */
async function loadDue(ctx: SettlingContext, orderId: string): Promise<OrderMoney & { currencyCode: string }> {
  const { payments } = await loadOrderPayments(ctx.db, orderId);
  for (const payment of payments) if (payment.state !== 'refunded') await settlePayment(ctx, payment);
  const settled = await loadOrderPayments(ctx.db, orderId);
  return { ...(await loadMoneyOf(ctx.db, settled)), currencyCode: settled.order.currency };
}

/**
 * Returns the money of a cancelled order, or what was paid twice, as far as it came through the gateway. The gateway
 * decides whether it can: two refunds at once return the money once.
 * @throws GatewayFailure when the gateway refuses or does not answer; the payment is as it was
 * @throws HttpError 422 when there is nothing to return
 */
export async function refundOrder(ctx: SettlingContext, orderId: string): Promise<Refund> {
  const { refundDueMinor, refunds, currencyCode } = await loadDue(ctx, orderId);
  if (refundDueMinor === 0) throw new HttpError(422, [{ key: 'nothingToRefund', code: 'nothing_to_refund' }]);
  for (const { payment, amountMinor } of refunds) {
    if (payment.gatewayId === null) continue;
    await ctx.gateway?.refundPayment(payment.gatewayId, amountMinor);
    await settlePayment(ctx, payment);
  }
  const refundedMinor = sumMinor(refunds.map(({ amountMinor }) => amountMinor));
  return { refunded: fromMinor(refundedMinor), left: fromMinor(refundDueMinor - refundedMinor), currencyCode };
}
