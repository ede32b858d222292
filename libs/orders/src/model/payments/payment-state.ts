import type { InvoiceState, OnlinePaymentState } from '@vyloha/contract';
import type { BankTransfer } from '@vyloha/money';
import type { Order } from '../order';
import { bankTransferOf } from './order-payment';

type PaidOrder = Pick<
  Order,
  'status' | 'payment' | 'online' | 'isPaidUpFront' | 'refundDueMinor' | 'isReturned' | 'money' | 'prices'
>;

/**
 * `interrupted`: the shopper has cancelled the payment, not the order · `refundDue`: of a cancelled order money is to be returned ·
 * `invoiced`: paid later by an invoice, which is `overdue` after its day · `unknown` where the state of the order says nothing about money.
 */
export type PaymentState =
  | 'awaiting'
  | 'pending'
  | 'failed'
  | 'interrupted'
  | 'onDelivery'
  | 'invoiced'
  | 'overdue'
  | 'paid'
  | 'partlyPaid'
  | 'refundDue'
  | 'refunded'
  | 'partlyRefunded'
  | 'cancelled'
  | 'unknown';

const paidStatuses: readonly string[] = ['paid', 'processing', 'shipped', 'ready', 'delivered'];

const onlineStates: Readonly<Record<OnlinePaymentState, PaymentState>> = {
  awaiting: 'awaiting',
  pending: 'pending',
  cancelled: 'interrupted',
  failed: 'failed',
  paid: 'paid',
  partiallyRefunded: 'partlyRefunded',
  refunded: 'refunded',
};

const invoicedStates: Readonly<Record<InvoiceState, PaymentState>> = {
  awaiting: 'invoiced',
  due: 'invoiced',
  overdue: 'overdue',
  paid: 'paid',
  cancelled: 'cancelled',
};

/** Whether the order is paid, as its state tells: what is paid up front is not prepared before. */
function stateByStatus({ status, payment, isPaidUpFront, isReturned }: PaidOrder): PaymentState {
  if (status === 'cancelled' || (isReturned && status === 'new')) return 'cancelled';
  if (payment.type === 'INVOICE') return payment.invoice === null ? 'unknown' : invoicedStates[payment.invoice.state];
  if (payment.type === null) return status === 'paid' ? 'paid' : 'unknown';
  if (!isPaidUpFront) return status === 'delivered' || status === 'paid' ? 'paid' : 'onDelivery';
  if (paidStatuses.includes(status)) return 'paid';
  return status === 'new' ? 'awaiting' : 'unknown';
}

/** Before its day an unpaid order is one of which a part has come. */
const waitingStates: readonly PaymentState[] = ['awaiting', 'onDelivery', 'invoiced'];

/** Whether the order is paid, as its money tells; `null` where none came. */
function stateByMoney({ money, status, prices }: PaidOrder, byStatus: PaymentState): PaymentState | null {
  if (money === null || money.receivedMinor === 0) return null;
  const { receivedMinor, returnedMinor, missingMinor } = money;
  if (returnedMinor >= receivedMinor) return 'refunded';
  // What came in addition and was sent back was no part of the price.
  const isPaid = receivedMinor - returnedMinor >= prices.totalMinor;
  if (returnedMinor > 0 && !isPaid) return 'partlyRefunded';
  if (status === 'cancelled') return null;
  if (missingMinor === 0) return 'paid';
  return waitingStates.includes(byStatus) ? 'partlyPaid' : null;
}

/** Whether the order is paid: as its money and its gateway say where they are known, else as the state of the order tells. */
export function paymentStateOf(order: PaidOrder): PaymentState {
  const byStatus = stateByStatus(order);
  const isCancelled = order.status === 'cancelled';
  if (isCancelled && order.refundDueMinor > 0) return 'refundDue';
  const byMoney = stateByMoney(order, byStatus);
  if (byMoney !== null) return byMoney;
  if (order.online.state === null) return byStatus;
  const online = onlineStates[order.online.state];
  if (online === 'refunded' || online === 'partlyRefunded' || (online === 'paid' && !isCancelled)) return online;
  return byStatus === 'awaiting' ? online : byStatus;
}

/** What is missing of the price of an order of which a part has come; `null` for others. */
export function missingRestMinor(order: PaidOrder): number | null {
  return paymentStateOf(order) === 'partlyPaid' ? (order.money?.missingMinor ?? null) : null;
}

/** Nothing says that the money has come, or that it is not wanted. */
const unpaidStates: readonly PaymentState[] = ['awaiting', 'partlyPaid', 'invoiced', 'overdue', 'unknown'];

/** Where the shopper still has to send money; `null` when nowhere. */
export function transferToPay(order: PaidOrder): BankTransfer | null {
  const state = paymentStateOf(order);
  return unpaidStates.includes(state) ? bankTransferOf(order.payment) : null;
}
