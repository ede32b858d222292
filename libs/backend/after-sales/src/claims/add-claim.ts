import { randomUUID } from 'node:crypto';
import { addDays, photoLimits } from '@vyloha/contract';
import { type SQL, and, eq, inArray, isNull, sum } from 'drizzle-orm';
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
import type { ClaimInput, OrderClaimInput } from './claim-schema';
import { isClaimable, openStates } from './claim-states';
import { findClaim, type StoredClaim } from './load-claims';
import { toClaimMails } from './mail/to-claim-mails';

/** Section 19 of the Czech Consumer Protection Act, section 18 of the Slovak one. */
const settlementDays = 30;

async function nextCode(tx: Transaction, now: Date): Promise<string> {
  const { year, number } = await nextOfYear(tx, 'claim', now);
  return `R${year}${number}`;
}

/** The order, which others wait for meanwhile. @throws HttpError 404 */
async function lockOrder(tx: Transaction, isOrder: SQL | undefined): Promise<OrderRow> {
  const [order] = await tx.select().from(shopOrder).where(isOrder).for('update');
  if (order === undefined) throw notFound();
  return order;
}

/** @throws HttpError 404 for a line that the order has not, 422 for what cannot be claimed */
async function assertClaimable(
  tx: Transaction,
  order: OrderRow,
  { item_id: itemId, amount }: OrderClaimInput,
): Promise<void> {
  const isLine = and(eq(orderItem.orderId, order.id), eq(orderItem.id, itemId));
  const [line] = await tx.select().from(orderItem).where(isLine);
  if (line === undefined) throw notFound();
  if (!isClaimable(order)) {
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

/** @throws HttpError 422 for too many photographs, and for those that somebody else uploaded or that are in a claim already */
async function attachPhotos(
  tx: Transaction,
  customerId: string | null,
  claimId: string,
  photos: readonly string[],
): Promise<void> {
  const ids = [...new Set(photos)];
  if (ids.length > photoLimits.perReview) {
    const values = { limit: photoLimits.perReview };
    throw new HttpError(422, [{ key: 'tooManyClaimPhotos', values, field: 'photos', code: 'photo' }]);
  }
  const isOwn = customerId === null ? isNull(claimPhoto.customerId) : eq(claimPhoto.customerId, customerId);
  for (const [position, id] of ids.entries()) {
    const isFree = and(eq(claimPhoto.id, id), isOwn, isNull(claimPhoto.claimId));
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
  { uploaderId, attemptHash, ...input }: OrderClaimInput & { uploaderId: string | null; attemptHash: string },
): Promise<string> {
  const at = now();
  const id = `wc-${randomUUID()}`;
  await tx.insert(warrantyClaim).values({
    id,
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
  await attachPhotos(tx, uploaderId, id, input.photos);
  await tx.insert(outboxMail).values(toClaimMails(id, order, settings, at));
  return id;
}

interface ClaimSource {
  isOrder: SQL | undefined;
  /** The customer whose photographs it has; null for whoever has no account. */
  uploaderId: string | null;
}

/** The same attempt again, also at once, is the same claim. */
async function submitClaim(
  ctx: RequestContext,
  { isOrder, uploaderId }: ClaimSource,
  input: OrderClaimInput,
  attempt: string,
): Promise<StoredClaim> {
  const attemptHash = hashToken(attempt);
  const stored = await ctx.db.transaction(async (tx): Promise<StoredClaim | null> => {
    const order = await lockOrder(tx, isOrder);
    const isAttempt = and(eq(warrantyClaim.orderId, order.id), eq(warrantyClaim.attemptHash, attemptHash));
    const earlier = await findClaim(tx, isAttempt);
    if (earlier !== null) return earlier;
    await assertClaimable(tx, order, input);
    const id = await insertClaim(tx, ctx, order, { ...input, uploaderId, attemptHash });
    return findClaim(tx, eq(warrantyClaim.id, id));
  });
  if (stored === null) throw new Error('the claim is gone');
  ctx.wakeJobs();
  return stored;
}

/** @throws HttpError 400 without a key */
function requireAttempt({ idempotencyKey }: Pick<RequestContext, 'idempotencyKey'>): string {
  if (idempotencyKey === null) throw new HttpError(400, [{ key: 'malformedRequest', code: 'malformed' }]);
  return idempotencyKey;
}

/** Claims a defect of what the customer bought. @throws HttpError 400 without a key, 404, 422, 429 */
export async function addClaim(
  ctx: CustomerContext,
  { order_id: orderId, ...input }: ClaimInput,
): Promise<StoredClaim> {
  const { customerId } = ctx;
  const attempt = requireAttempt(ctx);
  await enforceRateLimits(ctx, claimLimits.claim, { account: customerId });
  const isOrder = and(eq(shopOrder.id, orderId), eq(shopOrder.customerId, customerId));
  return submitClaim(ctx, { isOrder, uploaderId: customerId }, input, attempt);
}

/** The same for whoever has a secret of the order. @throws HttpError 400 without a key, 404, 422, 429 */
export async function addClaimOfOrder(
  ctx: RequestContext,
  orderId: string,
  input: OrderClaimInput,
): Promise<StoredClaim> {
  const attempt = requireAttempt(ctx);
  await enforceRateLimits(ctx, claimLimits.claimOfOrder, { order: orderId });
  return submitClaim(ctx, { isOrder: eq(shopOrder.id, orderId), uploaderId: null }, input, attempt);
}
