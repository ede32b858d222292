import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { hashToken } from '../accounts/tokens';
import type { Queryable } from '../database/database';
import { shopOrder } from '../database/schema';
import { orderSchema, type WireOrder } from './order-schema';

const storedSchema = v.omit(orderSchema, ['token', 'status']);

/** The order as it was placed, with its current state; its token is known only to whoever placed it. */
export function toWireOrder(
  { document, status }: Pick<typeof shopOrder.$inferSelect, 'document' | 'status'>,
  token: string | null,
): WireOrder {
  return { ...v.parse(storedSchema, document), token, status };
}

export async function findOrderByToken(db: Queryable, token: string): Promise<WireOrder | null> {
  const [row] = await db
    .select()
    .from(shopOrder)
    .where(eq(shopOrder.tokenHash, hashToken(token)));
  return row === undefined ? null : toWireOrder(row, token);
}

/** The order of a cart. A customer who has logged in again since gets another token, which replaces the first. */
export async function findOrderByCart(db: Queryable, cartId: string, token: string): Promise<WireOrder | null> {
  const [row] = await db.select().from(shopOrder).where(eq(shopOrder.cartId, cartId));
  if (row === undefined) return null;
  const tokenHash = hashToken(token);
  if (row.tokenHash !== tokenHash) await db.update(shopOrder).set({ tokenHash }).where(eq(shopOrder.id, row.id));
  return toWireOrder(row, token);
}
