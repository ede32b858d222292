import type { Order } from './order';
import { paymentStateOf, type PaymentState, transferToPay } from './payments/payment-state';

/** When an order is handed over: in a time window, or some time of a day that is expected. */
export interface OrderDay {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` of the shop's zone; `null` without a window. */
  window: { from: string; to: string } | null;
  isPickUp: boolean;
}

/** Until it is paid otherwise nothing is prepared, so that nobody can keep the day. */
const failedStates: readonly PaymentState[] = ['failed', 'interrupted'];

/**
 * The day of an order that is on its way to its shopper; `null` for one that is over, whose payment failed, or whose day nobody
 * knows.
 */
export function orderDayOf(order: Order): OrderDay | null {
  const { status, deliveryTime, expectedOn, shipper } = order;
  if (status === 'delivered' || status === 'cancelled' || failedStates.includes(paymentStateOf(order))) return null;
  const isPickUp = shipper.isPickUp || shipper.isAtPoint;
  if (deliveryTime !== null) {
    const { date, from, to } = deliveryTime;
    return { date, window: { from, to }, isPickUp };
  }
  return expectedOn === null ? null : { date: expectedOn, window: null, isPickUp };
}

/** Whether the day of an order depends on when its money comes: nothing is prepared before. */
export function dependsOnTransfer(order: Order): boolean {
  const isAwaited = order.status === 'new' && order.payment.type === 'BANK_TRANSFER' && transferToPay(order) !== null;
  return isAwaited && !order.isReturned && orderDayOf(order) === null;
}
