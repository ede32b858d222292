import type { OnlinePaymentState, OrderInvoice } from '@vyloha/contract';

/** Why an order was not sent to its gateway, in words. */
export interface PaymentRefusal {
  paymentError: string;
}

interface PaymentMessage {
  /** Key of its text. */
  key: OnlinePaymentState | 'refundDue' | 'surplus';
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
  { status, refundDueMinor }: { status: string; refundDueMinor: number },
): PaymentMessage | null {
  const isCancelled = status === 'cancelled';
  if (refundDueMinor > 0) return { key: isCancelled ? 'refundDue' : 'surplus', tone: 'warning' };
  if (state === null) return null;
  const isMoneyBack = state === 'refunded' || state === 'partiallyRefunded';
  if (isMoneyBack || (state === 'paid' && !isCancelled)) return { key: state, tone: tones[state] };
  // The shop got the money otherwise, or wants none any more.
  return status === 'new' ? { key: state, tone: tones[state] } : null;
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
