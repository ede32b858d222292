import { and, eq, isNull } from 'drizzle-orm';
import { hashToken } from '../accounts/tokens';
import type { Queryable } from '../database/database';
import { orderAttempt, shopOrder } from '../database/schema';
import { HttpError } from '../server/http-error';
import type { RequestContext } from '../server/routes/request-context';
import { findOwnCart } from '../cart/find-cart';
import { findOrderByCart } from './find-order';
import type { WireOrder } from './order-schema';
import { deriveOrderToken } from './order-token';

/** The caller, with the transaction as their `db`. */
type Caller = Omit<RequestContext, 'db'> & { db: Queryable };

/** Waits for an attempt with the same key that is in progress. @returns whether this one is the first */
async function insertAttempt({ db, now }: Caller, keyHash: string): Promise<boolean> {
  const inserted = await db
    .insert(orderAttempt)
    .values({ keyHash, orderId: null, createdAt: now() })
    .onConflictDoNothing()
    .returning({ keyHash: orderAttempt.keyHash });
  return inserted.length > 0;
}

/**
 * The order that an earlier attempt placed. Who holds its key is its shopper, also when they have logged in or out since:
 * their order must not be denied to them. They then get a token derived from the key, which replaces the first.
 */
async function findPlaced(caller: Caller, key: string, keyHash: string): Promise<WireOrder | null> {
  const [found] = await caller.db
    .select({ cartId: shopOrder.cartId })
    .from(orderAttempt)
    .innerJoin(shopOrder, eq(shopOrder.id, orderAttempt.orderId))
    .where(eq(orderAttempt.keyHash, keyHash));
  if (found === undefined) return null;
  const { cartId } = found;
  const isOwn = (await findOwnCart(caller.db, caller, cartId)) !== null;
  const owner = isOwn ? caller : { customerId: null, bearer: null, guestToken: key };
  return findOrderByCart(caller, cartId, deriveOrderToken(owner, cartId));
}

/**
 * Begins the caller's attempt to place an order; nothing to do without a key.
 * @returns the order that this attempt has placed already
 * @throws HttpError 409 when it was given up
 */
export async function beginAttempt(caller: Caller): Promise<WireOrder | null> {
  const { idempotencyKey: key } = caller;
  if (key === null) return null;
  const keyHash = hashToken(key);
  if (await insertAttempt(caller, keyHash)) return null;
  const placed = await findPlaced(caller, key, keyHash);
  if (placed === null) throw new HttpError(409, [{ key: 'orderAttemptVoid', code: 'attempt_void' }]);
  return placed;
}

export async function completeAttempt({ db, idempotencyKey }: Caller, orderId: string): Promise<void> {
  if (idempotencyKey === null) return;
  const attempt = and(eq(orderAttempt.keyHash, hashToken(idempotencyKey)), isNull(orderAttempt.orderId));
  await db.update(orderAttempt).set({ orderId }).where(attempt);
}

/**
 * Tells a shopper who got no answer what became of their attempt. One in progress is waited for; one that has not
 * arrived is void from now on, so that it can never place an order behind the shopper's back.
 */
export async function settleAttempt(ctx: RequestContext): Promise<WireOrder | null> {
  const { idempotencyKey: key } = ctx;
  if (key === null) return null;
  return ctx.db.transaction(async (tx) => {
    const caller = { ...ctx, db: tx };
    const keyHash = hashToken(key);
    return (await insertAttempt(caller, keyHash)) ? null : findPlaced(caller, key, keyHash);
  });
}
