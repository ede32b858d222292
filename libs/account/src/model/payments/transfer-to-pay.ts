import type { InvoiceState } from '@vyloha/contract';
import type { BankTransfer } from '@vyloha/money';
import type { Order } from '../order';

/** Nothing says that the money has come, or that it is not wanted. */
const owedStates: readonly InvoiceState[] = ['awaiting', 'due', 'overdue'];

/** Where the customer still has to send money for the order; `null` when nowhere. */
export function transferToPay({
  status,
  transfer,
  payment: { invoice },
}: Pick<Order, 'status' | 'transfer' | 'payment'>): BankTransfer | null {
  if (transfer === null) return null;
  if (invoice === null) return status === 'new' ? transfer : null;
  return owedStates.includes(invoice.state) ? { ...transfer, dueOn: invoice.dueOn } : null;
}
