import { and, eq, isNull } from 'drizzle-orm';
import { HttpError, type Queryable, type RequestContext, type Transaction, hashToken } from '@vyloha/backend-kernel';
import { findHeld, placingSteps } from './placing-step';
import { orderAttempt, shopOrder } from '../tables';
import { lockLatestCart } from '@vyloha/backend-cart';
import { reopenOrderOfCart } from '../find-order';
import type { WireOrder } from '../order-schema';

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
 * their order must not be denied to them.
 */
async function findPlaced(caller: Caller, keyHash: string): Promise<WireOrder | null> {
  const [found] = await caller.db
    .select({ cartId: shopOrder.cartId })
    .from(orderAttempt)
    .innerJoin(shopOrder, eq(shopOrder.id, orderAttempt.orderId))
    .where(eq(orderAttempt.keyHash, keyHash));
  return found === undefined ? null : reopenOrderOfCart(caller, found.cartId);
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
  const placed = await findPlaced(caller, keyHash);
  if (placed === null) throw new HttpError(409, [{ key: 'orderAttemptVoid', code: 'attempt_void' }]);
  return placed;
}

/** An attempt that has begun and has no order. */
export const isOpenAttempt = (key: string) =>
  and(eq(orderAttempt.keyHash, hashToken(key)), isNull(orderAttempt.orderId));

/** Leaves no trace of an attempt that placed nothing, so that it may be repeated. */
export async function releaseAttempt({ db, idempotencyKey }: Caller): Promise<void> {
  if (idempotencyKey !== null) await db.delete(orderAttempt).where(isOpenAttempt(idempotencyKey));
}

export async function completeAttempt({ db, idempotencyKey }: Caller, orderId: string): Promise<void> {
  if (idempotencyKey !== null) await db.update(orderAttempt).set({ orderId }).where(isOpenAttempt(idempotencyKey));
}

/** What became of an attempt: an order, or one that waits for approval; neither where it has not arrived. */
interface SettledAttempt {
  order: WireOrder | null;
  approvalId: string | null;
}

/** A cart of the shopper that waits while no other one is open was sent by the attempt. */
async function findHeldOf(tx: Transaction, caller: Caller): Promise<string | null> {
  const latest = await lockLatestCart(tx, caller);
  return latest?.status === 'waiting' ? findHeld(placingSteps.of(caller), tx, latest.id) : null;
}

/**
 * Tells a shopper who got no answer what became of their attempt. One in progress is waited for; one that has not
 * arrived is void from now on, so that it can never place an order behind the shopper's back.
 */
export async function settleAttempt(ctx: RequestContext): Promise<SettledAttempt> {
  const { idempotencyKey: key } = ctx;
  if (key === null) return { order: null, approvalId: null };
  return ctx.db.transaction(async (tx) => {
    const caller = { ...ctx, db: tx };
    const keyHash = hashToken(key);
    const order = (await insertAttempt(caller, keyHash)) ? null : await findPlaced(caller, keyHash);
    return { order, approvalId: order === null ? await findHeldOf(tx, caller) : null };
  });
}
