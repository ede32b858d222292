import type { Order } from './order';
import { paymentStateOf, type PaymentState } from './payments/payment-state';

interface OpenMoney {
  kind: 'refundDue' | 'missing' | 'returned';
  amountMinor: number;
}

/** The shopper is to send money. */
const owingStates: readonly PaymentState[] = ['awaiting', 'failed', 'interrupted', 'partlyPaid', 'invoiced', 'overdue'];

/** What a list says of the money of an order: what the shop has to return, what is to be paid, or what went back; `null` for nothing. */
export function openMoneyOf(order: Order): OpenMoney | null {
  const { money, refundDueMinor } = order;
  if (refundDueMinor > 0) return { kind: 'refundDue', amountMinor: refundDueMinor };
  if (money === null) return null;
  if (money.missingMinor > 0 && owingStates.includes(paymentStateOf(order)))
    return { kind: 'missing', amountMinor: money.missingMinor };
  return money.returnedMinor > 0 ? { kind: 'returned', amountMinor: money.returnedMinor } : null;
}
