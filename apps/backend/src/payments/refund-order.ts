import { fromMinor } from '@vyloha/money';
import { HttpError } from '../server/http-error';
import { loadOrderPayments } from './load-order-payment';
import type { PaymentRow } from './order-payments';
import { settlePayment, type SettlingContext } from './settle-payment';

/** What a refund returned, in the units of its currency. */
export interface Refund {
  refunded: number;
  currencyCode: string;
}

/**
 * Whose money is returned: of a cancelled order all, else what was paid in addition to the first.
 * @throws HttpError 422 when there is nothing to return
 */
function findRefundable(status: string, payments: readonly PaymentRow[]): PaymentRow[] {
  const paid = payments.filter(({ state }) => state === 'paid');
  const refundable = status === 'cancelled' ? paid : paid.slice(1);
  if (refundable.length === 0) throw new HttpError(422, [{ key: 'nothingToRefund', code: 'nothing_to_refund' }]);
  return refundable;
}

/**
 * Returns the money of a cancelled order, or what was paid twice. The gateway decides whether it can: two refunds at
 * once return the money once.
 * @throws GatewayFailure when the gateway refuses or does not answer; the payment is as it was
 */
export async function refundOrder(ctx: SettlingContext, orderId: string): Promise<Refund> {
  const { order, payments } = await loadOrderPayments(ctx.db, orderId);
  let refundedMinor = 0;
  for (const payment of findRefundable(order.status, payments)) {
    if (payment.gatewayId === null) continue;
    // It may have been returned before without the shop having heard of it.
    if ((await settlePayment(ctx, payment)) === 'paid') {
      await ctx.gateway?.refundPayment(payment.gatewayId, payment.amountMinor);
      await settlePayment(ctx, payment);
    }
    refundedMinor += payment.amountMinor;
  }
  return { refunded: fromMinor(refundedMinor), currencyCode: order.currency };
}
