import type { OnlinePaymentState, OrderInvoice } from '@vyloha/contract';

/** Why an order was not sent to its gateway, in words. */
export interface PaymentRefusal {
  paymentError: string;
}

interface PaymentMessage {
  /** Key of its text. */
  key: OnlinePaymentState | 'awaitingRest' | 'refundDue' | 'surplus';
  /** What it is about; null where its text names none. */
  amountMinor: number | null;
  tone: 'info' | 'success' | 'warning' | 'danger';
}

const tones = {
  awaiting: 'warning',
  pending: 'info',
  cancelled: 'warning',
  failed: 'danger',
  paid: 'success',
  partiallyRefunded: 'info',
  refunded: 'info',
} as const satisfies Record<OnlinePaymentState, PaymentMessage['tone']>;

/** What the shopper is told of the payment of an order; `null` where there is nothing to tell. */
export function paymentMessage(
  state: OnlinePaymentState | null,
  { status, refundDueMinor, restMinor }: { status: string; refundDueMinor: number; restMinor: number | null },
): PaymentMessage | null {
  const isCancelled = status === 'cancelled';
  if (refundDueMinor > 0)
    return { key: isCancelled ? 'refundDue' : 'surplus', tone: 'warning', amountMinor: refundDueMinor };
  if (state === null) return null;
  const isMoneyBack = state === 'refunded' || state === 'partiallyRefunded';
  const message = { key: state, tone: tones[state], amountMinor: null };
  if (isMoneyBack || (state === 'paid' && !isCancelled)) return message;
  // The shop got the money otherwise, or wants none any more.
  if (status !== 'new') return null;
  return state === 'awaiting' && restMinor !== null
    ? { ...message, key: 'awaitingRest', amountMinor: restMinor }
    : message;
}

const invoiceTones = {
  awaiting: 'info',
  due: 'info',
  overdue: 'danger',
  paid: 'success',
} as const satisfies Partial<Record<OrderInvoice['state'], PaymentMessage['tone']>>;

/** State and due day of an order by invoice; `null` where there is nothing to say. */
export function invoiceMessage(
  invoice: OrderInvoice | null,
): { key: keyof typeof invoiceTones; tone: PaymentMessage['tone']; dueOn: string } | null {
  if (invoice === null || invoice.state === 'cancelled') return null;
  return { key: invoice.state, tone: invoiceTones[invoice.state], dueOn: invoice.dueOn };
}
