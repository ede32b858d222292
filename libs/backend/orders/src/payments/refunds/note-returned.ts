import { eq } from 'drizzle-orm';
import type { Transaction } from '@vyloha/backend-kernel';
import { loadMoneyOf } from '../../orders/order-money';
import type { OrderWithPayments } from '../load-order-payment';
import type { PaymentRow } from '../order-payments';
import { orderPayment } from '../tables';
import { enqueueRefundMail } from './refund-mail';

/**
 * Notes how much of a payment the gateway has returned by now, in the transaction that has locked its order; the customer is
 * told of what is new. What the staff returned there by themselves may be of withdrawals and claims, which tell of theirs.
 */
export async function noteReturned(
  tx: Transaction,
  found: OrderWithPayments,
  { id, amountMinor, refundedMinor: requestedMinor, returnedMinor: knownMinor }: PaymentRow,
  totalMinor: number,
  at: Date,
): Promise<void> {
  const returnedMinor = Math.min(totalMinor, amountMinor);
  if (returnedMinor <= knownMinor) return;
  await tx.update(orderPayment).set({ returnedMinor }).where(eq(orderPayment.id, id));
  const { ofReturnsMinor } = await loadMoneyOf(tx, found);
  const ofStaffMinor = Math.max(0, returnedMinor - Math.max(requestedMinor, knownMinor));
  const newMinor = returnedMinor - knownMinor - Math.min(ofStaffMinor, ofReturnsMinor);
  if (newMinor > 0) await enqueueRefundMail(tx, found.order, { amountMinor: newMinor, way: 'gateway' }, at);
}
