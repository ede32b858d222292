import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database';
import { shopOrder } from '../database/schema';

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
  const line = JSON.stringify({ items: [{ type: 'product', product: { id: productId } }] });
  const containsProduct = sql`${shopOrder.document} @> ${line}::text::jsonb`;
  const [order] = await db
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(and(isOrderOfBuyer, ne(shopOrder.status, 'cancelled'), containsProduct))
    .limit(1);
  return order !== undefined;
}
