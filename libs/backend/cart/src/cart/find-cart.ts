import { randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import { type Queryable, type RequestContext, type Transaction, hashToken, newToken } from '@vyloha/backend-kernel';
import { cart } from './tables';

export type CartRow = typeof cart.$inferSelect;
type CartOwner = Pick<RequestContext, 'customerId' | 'guestTokenHash'>;

/** A customer's carts belong to the account; a guest's is the one whose token they hold. */
function isOwnedBy({ customerId, guestTokenHash }: CartOwner) {
  if (customerId !== null) return eq(cart.customerId, customerId);
  return guestTokenHash === null ? sql`false` : eq(cart.guestTokenHash, guestTokenHash);
}

/** Written out, so that a prepared statement can use the index of open carts. */
export const isOpen = sql`${cart.status} = 'open'`;

export async function findOpenCart(db: Queryable, owner: CartOwner): Promise<CartRow | null> {
  const [found] = await db
    .select()
    .from(cart)
    .where(and(isOwnedBy(owner), isOpen));
  return found ?? null;
}

/** Locks the cart for the rest of the transaction, so that two clicks of the same shopper are serialized. */
export async function lockOpenCart(tx: Transaction, owner: CartOwner): Promise<CartRow | null> {
  const [found] = await tx
    .select()
    .from(cart)
    .where(and(isOwnedBy(owner), isOpen))
    .for('update');
  return found ?? null;
}

/** Locks a cart by its id, whoever holds it; nothing where it is gone. */
export async function lockCart(tx: Transaction, cartId: string | null): Promise<void> {
  await tx
    .select({ id: cart.id })
    .from(cart)
    .where(eq(cart.id, cartId ?? ''))
    .for('update');
}

/** The cart an order can be or was placed from: the open one, else the last one placed. */
export async function lockLatestCart(tx: Transaction, owner: CartOwner): Promise<CartRow | null> {
  const [found] = await tx
    .select()
    .from(cart)
    .where(isOwnedBy(owner))
    .orderBy(sql`${cart.status} = 'open' desc`, desc(cart.updatedAt))
    .limit(1)
    .for('update');
  return found ?? null;
}

/** The shopper's cart, created when there is none; a guest gets the token by which to find it again. */
export async function lockOrCreateCart(
  tx: Transaction,
  owner: CartOwner,
): Promise<{ cart: CartRow; guestToken: string | null }> {
  const existing = await lockOpenCart(tx, owner);
  if (existing !== null) return { cart: existing, guestToken: null };
  const guestToken = owner.customerId === null ? newToken() : null;
  const [created] = await tx
    .insert(cart)
    .values({
      id: `cart-${randomUUID()}`,
      customerId: owner.customerId,
      guestTokenHash: guestToken === null ? null : hashToken(guestToken),
    })
    .onConflictDoNothing()
    .returning();
  if (created !== undefined) return { cart: created, guestToken };
  const concurrentCart = await lockOpenCart(tx, owner);
  if (concurrentCart === null) throw new Error('the cart of this customer was neither found nor made');
  return { cart: concurrentCart, guestToken: null };
}
