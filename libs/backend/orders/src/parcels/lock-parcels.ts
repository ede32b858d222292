import { asc, eq } from 'drizzle-orm';
import { type Transaction, notFound } from '@vyloha/backend-kernel';
import type { OrderItemRow, OrderRow } from '../orders/placing/to-order-rows';
import { orderItem, shopOrder } from '../orders/tables';
import { loadParcels, type ParcelRow } from './load-parcels';

export interface OrderWithParcels {
  order: OrderRow;
  items: OrderItemRow[];
  parcels: ParcelRow[];
}

/** An order whose parcels nobody else changes meanwhile. @throws HttpError 404 */
export async function lockParcels(tx: Transaction, code: string): Promise<OrderWithParcels> {
  const [order] = await tx.select().from(shopOrder).where(eq(shopOrder.code, code)).for('update');
  if (order === undefined) throw notFound();
  const items = await tx
    .select()
    .from(orderItem)
    .where(eq(orderItem.orderId, order.id))
    .orderBy(asc(orderItem.position));
  return { order, items, parcels: (await loadParcels(tx, [order.id])).get(order.id) ?? [] };
}
