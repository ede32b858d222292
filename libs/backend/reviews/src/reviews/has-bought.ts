import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '@vyloha/backend-kernel';
import { orderItem, shopOrder } from '@vyloha/backend-orders/tables';

/**
 * A customer by their account, a guest by an order: its number and e-mail, which hardly anybody else knows together.
 */
export type Buyer = { customerId: string } | { email: string; orderCode: string };

/** Whether somebody has an order with the product that was not cancelled. */
export async function hasBought(db: Queryable, buyer: Buyer, productId: string): Promise<boolean> {
  const isOrderOfBuyer =
    'customerId' in buyer
      ? eq(shopOrder.customerId, buyer.customerId)
      : and(eq(shopOrder.code, buyer.orderCode), eq(sql`lower(${shopOrder.email})`, buyer.email));
  const isOfProduct = and(eq(orderItem.type, 'product'), eq(orderItem.productId, productId));
  const [order] = await db
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .innerJoin(orderItem, eq(orderItem.orderId, shopOrder.id))
    .where(and(isOrderOfBuyer, ne(shopOrder.status, 'cancelled'), isOfProduct))
    .limit(1);
  return order !== undefined;
}
