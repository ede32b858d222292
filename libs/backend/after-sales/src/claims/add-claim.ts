import { randomUUID } from 'node:crypto';
import { addDays, photoLimits } from '@vyloha/contract';
import { and, eq, inArray, isNull, sum } from 'drizzle-orm';
import {
  type CustomerContext,
  HttpError,
  type RequestContext,
  type Transaction,
  enforceRateLimits,
  hashToken,
  notFound,
} from '@vyloha/backend-kernel';
import { claimChange, claimPhoto, warrantyClaim } from './tables';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { orderItem, shopOrder } from '@vyloha/backend-orders/tables';
import type { OrderRow } from '@vyloha/backend-orders';
import { claimLimits } from './limits';
import { nextOfYear, wallClock } from '@vyloha/backend-shop';
import type { ClaimInput, WireClaim } from './claim-schema';
import { openStates } from './claim-states';
import { findClaim, toWireClaim, type StoredClaim } from './load-claims';
import { toClaimMails } from './mail/to-claim-mails';

/** Section 19 of the Czech Consumer Protection Act, section 18 of the Slovak one. */
const settlementDays = 30;
/** Products that may have arrived: the shop does not always know when. */
const claimableStatuses: readonly string[] = ['shipped', 'ready', 'delivered'];

async function nextCode(tx: Transaction, now: Date): Promise<string> {
  const { year, number } = await nextOfYear(tx, 'claim', now);
  return `R${year}${number}`;
}

/** The customer's order, which others wait for meanwhile. @throws HttpError 404 for anybody else's */
async function lockOwnOrder(tx: Transaction, customerId: string, orderId: string): Promise<OrderRow> {
  const isOwn = and(eq(shopOrder.id, orderId), eq(shopOrder.customerId, customerId));
  const [order] = await tx.select().from(shopOrder).where(isOwn).for('update');
  if (order === undefined) throw notFound();
  return order;
}

/** @throws HttpError 404 for a line that the order has not, 422 for what cannot be claimed */
async function assertClaimable(
  tx: Transaction,
  order: OrderRow,
  { item_id: itemId, amount }: ClaimInput,
): Promise<void> {
  const isLine = and(eq(orderItem.orderId, order.id), eq(orderItem.id, itemId));
  const [line] = await tx.select().from(orderItem).where(isLine);
  if (line === undefined) throw notFound();
  if (!claimableStatuses.includes(order.status)) {
    throw new HttpError(422, [{ key: 'claimNotDelivered', field: 'item_id', code: 'not_delivered' }]);
  }
  const isOpen = and(
    eq(warrantyClaim.orderId, order.id),
    eq(warrantyClaim.itemId, itemId),
    inArray(warrantyClaim.state, [...openStates]),
  );
  const [open] = await tx
    .select({ claimed: sum(warrantyClaim.amount) })
    .from(warrantyClaim)
    .where(isOpen);
  if (amount + Number(open?.claimed ?? 0) > line.amount) {
    throw new HttpError(422, [{ key: 'claimTooMuch', field: 'amount', code: 'claim_amount' }]);
  }
}

/** @throws HttpError 422 for too many photographs, and for those that are not the customer's or in a claim already */
async function attachPhotos(
  tx: Transaction,
  customerId: string,
  claimId: string,
  photos: readonly string[],
): Promise<void> {
  const ids = [...new Set(photos)];
  if (ids.length > photoLimits.perReview) {
    const values = { limit: photoLimits.perReview };
    throw new HttpError(422, [{ key: 'tooManyClaimPhotos', values, field: 'photos', code: 'photo' }]);
  }
  for (const [position, id] of ids.entries()) {
    const isFree = and(eq(claimPhoto.id, id), eq(claimPhoto.customerId, customerId), isNull(claimPhoto.claimId));
    const attached = await tx
      .update(claimPhoto)
      .set({ claimId, position })
      .where(isFree)
      .returning({ id: claimPhoto.id });
    if (attached.length === 0) throw new HttpError(422, [{ key: 'photosGone', field: 'photos', code: 'photo' }]);
  }
}

async function insertClaim(
  tx: Transaction,
  { now, settings }: RequestContext,
  order: OrderRow,
  { customerId, attemptHash, ...input }: ClaimInput & { customerId: string; attemptHash: string },
): Promise<string> {
  const at = now();
  const id = `wc-${randomUUID()}`;
  await tx.insert(warrantyClaim).values({
    id,
    customerId,
    attemptHash,
    orderId: order.id,
    createdAt: at,
    itemId: input.item_id,
    amount: input.amount,
    description: input.description,
    solution: input.solution,
    code: await nextCode(tx, at),
    dueDay: addDays(wallClock(at).day, settlementDays),
  });
  await tx.insert(claimChange).values({ claimId: id, state: 'received', changedAt: at });
  await attachPhotos(tx, customerId, id, input.photos);
  await tx.insert(outboxMail).values(toClaimMails(id, order, settings, at));
  return id;
}

/**
 * Claims a defect of what the customer bought. The same attempt again, also at once, is the same claim.
 * @throws HttpError 400 without a key, 404, 422, 429
 */
export async function addClaim(ctx: CustomerContext, input: ClaimInput): Promise<WireClaim> {
  const { db, idempotencyKey, locale } = ctx;
  const customerId = ctx.customerId;
  if (idempotencyKey === null) throw new HttpError(400, [{ key: 'malformedRequest', code: 'malformed' }]);
  await enforceRateLimits(ctx, claimLimits.claim, { account: customerId });
  const attemptHash = hashToken(idempotencyKey);
  const isAttempt = and(eq(warrantyClaim.customerId, customerId), eq(warrantyClaim.attemptHash, attemptHash));
  const stored = await db.transaction(async (tx): Promise<StoredClaim | null> => {
    const order = await lockOwnOrder(tx, customerId, input.order_id);
    const earlier = await findClaim(tx, isAttempt);
    if (earlier !== null) return earlier;
    await assertClaimable(tx, order, input);
    const id = await insertClaim(tx, ctx, order, { ...input, customerId, attemptHash });
    return findClaim(tx, eq(warrantyClaim.id, id));
  });
  if (stored === null) throw new Error('the claim is gone');
  ctx.wakeJobs();
  return toWireClaim(stored, locale);
}
