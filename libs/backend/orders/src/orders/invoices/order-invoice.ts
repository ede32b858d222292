import { addDays, type InvoiceState, type OrderInvoice } from '@vyloha/contract';
import type { shopOrder } from '../tables';
import { hasNothingToPay } from '../nothing-to-pay';
import { type Day, wallClock } from '@vyloha/backend-shop';

type InvoicedOrder = Pick<
  typeof shopOrder.$inferSelect,
  'status' | 'paymentType' | 'createdAt' | 'totalMinor' | 'invoiceDueDays' | 'invoiceDueOn' | 'invoicePaidAt'
>;

function toState(order: InvoicedOrder, owedMinor: number, today: Day): InvoiceState {
  const { status, invoiceDueOn, invoicePaidAt } = order;
  if (status === 'cancelled') return 'cancelled';
  if (invoicePaidAt !== null || hasNothingToPay(order)) return 'paid';
  // Credit notes took all of it back.
  if (owedMinor === 0) return 'cancelled';
  if (invoiceDueOn === null) return 'awaiting';
  return invoiceDueOn < today ? 'overdue' : 'due';
}

/** When an order by invoice is paid; null for one that is paid otherwise. */
export function toOrderInvoice(order: InvoicedOrder, owedMinor: number, now: Date): OrderInvoice | null {
  const { paymentType, createdAt, invoiceDueDays: dueDays, invoiceDueOn } = order;
  if (paymentType !== 'INVOICE' || dueDays === null) return null;
  return {
    dueDays,
    dueOn: invoiceDueOn ?? addDays(wallClock(createdAt).day, dueDays),
    state: toState(order, owedMinor, wallClock(now).day),
  };
}
