import { eq } from 'drizzle-orm';
import { type Queryable, type Transaction, notFound } from '@vyloha/backend-kernel';
import { shopOrder } from '../orders/tables';
import type { OrderRow } from '../orders/placing/to-order-rows';
import { loadPaymentRows, type PaymentRow } from './order-payments';

/** An order with its payments at the gateway, the oldest first. */
export interface OrderWithPayments {
  order: OrderRow;
  payments: readonly PaymentRow[];
}

async function withPayments(db: Queryable, order: OrderRow | undefined): Promise<OrderWithPayments> {
  if (order === undefined) throw notFound();
  return { order, payments: (await loadPaymentRows(db, [order.id])).get(order.id) ?? [] };
}

/** @throws HttpError 404 */
export async function loadOrderPayments(db: Queryable, orderId: string): Promise<OrderWithPayments> {
  const [order] = await db.select().from(shopOrder).where(eq(shopOrder.id, orderId));
  return withPayments(db, order);
}

/**
 * Locks the order until commit: whoever changes its payments holds this lock, so that what was read does not change.
 * @throws HttpError 404
 */
export async function lockOrderPayments(tx: Transaction, orderId: string): Promise<OrderWithPayments> {
  const [order] = await tx.select().from(shopOrder).where(eq(shopOrder.id, orderId)).for('update');
  return withPayments(tx, order);
}
