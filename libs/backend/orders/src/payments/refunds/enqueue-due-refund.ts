import type { Transaction } from '@vyloha/backend-kernel';
import { loadMoneyOf } from '../../orders/order-money';
import { loadOrderPayments } from '../load-order-payment';
import { dueRefund } from '../tables';

/**
 * Call it in the transaction in which a shopper cancels their order, or in which money comes for one that they cancelled:
 * what came at the gateway is returned there.
 */
export async function enqueueDueRefund(tx: Transaction, orderId: string, at: Date): Promise<void> {
  const { refunds } = await loadMoneyOf(tx, await loadOrderPayments(tx, orderId));
  if (refunds.length === 0) return;
  const due = { requestedAt: at, runAfter: at };
  await tx
    .insert(dueRefund)
    .values({ orderId, ...due })
    .onConflictDoUpdate({ target: dueRefund.orderId, set: due });
}
