import type { PaymentState } from '@vyloha/orders';
import type { PaymentOutcome } from '../machine/checkout-machine';

const outcomes: Readonly<Record<PaymentState, PaymentOutcome>> = {
  awaiting: 'payment.awaited',
  partlyPaid: 'payment.awaited',
  pending: 'payment.awaited',
  failed: 'payment.failed',
  interrupted: 'payment.cancelled',
  cancelled: 'payment.cancelled',
  paid: 'payment.received',
  refundDue: 'payment.received',
  refunded: 'payment.received',
  partlyRefunded: 'payment.received',
  onDelivery: 'payment.notNeeded',
  invoiced: 'payment.notNeeded',
  overdue: 'payment.notNeeded',
  unknown: 'payment.notNeeded',
};

/** What the machine is told of the payment of its order. */
export function toPaymentOutcome(state: PaymentState, isPaidOnline: boolean): PaymentOutcome {
  return isPaidOnline ? outcomes[state] : 'payment.notNeeded';
}
