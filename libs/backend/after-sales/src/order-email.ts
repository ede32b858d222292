import type { Transaction } from '@vyloha/backend-kernel';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { eq } from 'drizzle-orm';

/** Where mails about an order's withdrawals and claims go. */
export async function loadOrderEmail(tx: Transaction, orderId: string): Promise<string> {
  const [order] = await tx.select({ email: shopOrder.email }).from(shopOrder).where(eq(shopOrder.id, orderId));
  if (order === undefined) throw new Error(`order ${orderId} is gone`);
  return order.email;
}
