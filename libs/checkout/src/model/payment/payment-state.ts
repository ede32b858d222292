import { bankTransferOf, type OrderPayment } from './order-payment';
import type { BankTransfer } from './spayd';

interface PaidOrder {
  status: string;
  payment: OrderPayment;
  isPaidUpFront: boolean;
}

/** `unknown` where the state of the order says nothing about money. */
export type PaymentState = 'awaiting' | 'onDelivery' | 'paid' | 'cancelled' | 'unknown';

const paidStatuses: readonly string[] = ['paid', 'processing', 'shipped', 'ready', 'delivered'];

/** Whether the order is paid, as its state tells: what is paid up front is not prepared before. */
export function paymentStateOf({ status, isPaidUpFront }: PaidOrder): PaymentState {
  if (status === 'cancelled') return 'cancelled';
  if (!isPaidUpFront) return status === 'delivered' ? 'paid' : 'onDelivery';
  if (paidStatuses.includes(status)) return 'paid';
  return status === 'new' ? 'awaiting' : 'unknown';
}

/** Where the shopper still has to send money; `null` when nowhere. */
export function transferToPay(order: PaidOrder): BankTransfer | null {
  const state = paymentStateOf(order);
  return state === 'awaiting' || state === 'unknown' ? bankTransferOf(order.payment) : null;
}
