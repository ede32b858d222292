import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { hashToken } from '../accounts/tokens';
import type { Queryable } from '../database/database';
import { shopOrder } from '../database/schema';
import { orderSchema, type WireOrder } from './order-schema';

/** The order as it was placed, with the state it has reached since. */
export function toWireOrder({
  document,
  status,
}: Pick<typeof shopOrder.$inferSelect, 'document' | 'status'>): WireOrder {
  return { ...v.parse(orderSchema, document), status };
}

export async function findOrderByToken(db: Queryable, token: string): Promise<WireOrder | null> {
  const [row] = await db
    .select()
    .from(shopOrder)
    .where(eq(shopOrder.tokenHash, hashToken(token)));
  return row === undefined ? null : toWireOrder(row);
}

/** What a cart became. */
export async function findOrderOfCart(db: Queryable, cartId: string): Promise<WireOrder | null> {
  const [row] = await db.select().from(shopOrder).where(eq(shopOrder.cartId, cartId));
  return row === undefined ? null : toWireOrder(row);
}
