import { HttpError, type Transaction } from '@vyloha/backend-kernel';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { eq } from 'drizzle-orm';

/**
 * Nothing is left to be paid back of a cancelled order: all of its money goes back by the cancellation. Locks the order.
 * @throws HttpError 422
 */
export async function refuseCancelledOrder(
  tx: Transaction,
  orderId: string,
  key: 'withdrawalOrderCancelled' | 'claimOrderCancelled',
): Promise<void> {
  const [order] = await tx
    .select({ status: shopOrder.status })
    .from(shopOrder)
    .where(eq(shopOrder.id, orderId))
    .for('update');
  if (order?.status === 'cancelled') throw new HttpError(422, [{ key, field: 'state', code: 'order_cancelled' }]);
}
