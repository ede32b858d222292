import { eq } from 'drizzle-orm';
import type { Transaction } from '@vyloha/backend-kernel';
import type { OrderRow } from '../../orders/placing/to-order-rows';
import type { PaymentRow } from '../order-payments';
import { orderPayment } from '../tables';
import { enqueueRefundMail } from './refund-mail';

/**
 * Notes how much of a payment the gateway has returned by now, in the transaction that has locked its order; the customer is
 * told of what is new.
 */
export async function noteReturned(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'email'>,
  { id, amountMinor, returnedMinor: knownMinor }: PaymentRow,
  totalMinor: number,
  at: Date,
): Promise<void> {
  const returnedMinor = Math.min(totalMinor, amountMinor);
  if (returnedMinor <= knownMinor) return;
  await tx.update(orderPayment).set({ returnedMinor }).where(eq(orderPayment.id, id));
  await enqueueRefundMail(tx, order, { amountMinor: returnedMinor - knownMinor, way: 'gateway' }, at);
}
