import { addDays, type InvoiceState, type OrderInvoice } from '@vyloha/contract';
import type { shopOrder } from '../../database/schema';
import { type Day, wallClock } from '../../shop/calendar';

type InvoicedOrder = Pick<
  typeof shopOrder.$inferSelect,
  'status' | 'paymentType' | 'createdAt' | 'invoiceDueDays' | 'invoiceDueOn' | 'invoicePaidAt'
>;

function toState({ status, invoiceDueOn, invoicePaidAt }: InvoicedOrder, today: Day): InvoiceState {
  if (status === 'cancelled') return 'cancelled';
  if (invoicePaidAt !== null) return 'paid';
  if (invoiceDueOn === null) return 'awaiting';
  return invoiceDueOn < today ? 'overdue' : 'due';
}

/** When an order by invoice is paid; null for one that is paid otherwise. */
export function toOrderInvoice(order: InvoicedOrder, now: Date): OrderInvoice | null {
  const { paymentType, createdAt, invoiceDueDays: dueDays, invoiceDueOn } = order;
  if (paymentType !== 'INVOICE' || dueDays === null) return null;
  return {
    dueDays,
    dueOn: invoiceDueOn ?? addDays(wallClock(createdAt).day, dueDays),
    state: toState(order, wallClock(now).day),
  };
}
