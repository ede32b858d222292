import { fromMinor } from '@vyloha/money';
import { and, eq, sql } from 'drizzle-orm';
import { lockCart } from '@vyloha/backend-cart';
import { type CustomerContext, HttpError, type Transaction, notFound } from '@vyloha/backend-kernel';
import { customer } from '@vyloha/backend-accounts/tables';
import { cart } from '@vyloha/backend-cart/tables';
import { approvalRequest } from '../tables';
import { type WireOrder, checkVatNumberOf, placeOpenCart, placingSteps } from '@vyloha/backend-orders';
import type { VatCheck } from '@vyloha/backend-shop';
import { requireMember } from '@vyloha/backend-accounts';
import { addApprovalEvent, enqueueApprovalMails } from './approval-log';
import { loadApprovedPlacement, toApprovedInput } from './approved-placement';
import { type ApprovalRow, findApproval } from './find-approvals';

type Action = 'decideApproval' | 'cancelApproval';

/**
 * Runs what ends a request, while nobody else does: of two at once one ends it, the other learns that.
 * @throws HttpError 404 for a stranger, 403 unless the caller may, 409 when it was decided meanwhile
 */
async function endRequest<Result>(
  ctx: CustomerContext,
  { id, action }: { id: string; action: Action },
  end: (tx: Transaction, request: ApprovalRow) => Promise<Result>,
): Promise<Result> {
  return ctx.db.transaction(async (tx) => {
    const membership = await requireMember({ db: tx, customerId: ctx.customerId }, action);
    const found = await findApproval(tx, membership, id);
    if (found === null) throw notFound();
    await lockCart(tx, found.request.cartId);
    const [request] = await tx.select().from(approvalRequest).where(eq(approvalRequest.id, id)).for('update');
    if (request === undefined) throw notFound();
    if (request.status !== 'waiting') throw new HttpError(409, [{ key: 'approvalDecided', code: 'decided' }]);
    return end(tx, request);
  });
}

interface Ending {
  kind: 'approved' | 'rejected' | 'cancelled';
  /** Of an approved one, as its total. */
  orderId?: string;
  totalMinor?: number;
  reason?: string;
}

async function writeEnding(tx: Transaction, ctx: CustomerContext, request: ApprovalRow, ending: Ending): Promise<void> {
  const { kind, orderId, totalMinor, reason } = ending;
  const at = ctx.now();
  const { id, customerId } = request;
  await tx
    .update(approvalRequest)
    .set({ status: kind, orderId: orderId ?? null, approvedTotalMinor: totalMinor ?? null, input: null })
    .where(eq(approvalRequest.id, id));
  const event = { requestId: id, kind, actorId: ctx.customerId, at };
  await addApprovalEvent(tx, reason === undefined ? event : { ...event, reason });
  if (kind === 'cancelled') return;
  const isBuyer = eq(customer.id, customerId ?? '');
  const [buyer] = await tx.select({ email: customer.email }).from(customer).where(isBuyer);
  await enqueueApprovalMails(tx, {
    kind: kind === 'approved' ? 'approvalApproved' : 'approvalRejected',
    approvalId: id,
    recipients: buyer === undefined ? [] : [buyer.email],
    at,
  });
}

/** The buyer has the products in their cart again, unless they have begun another one. */
async function returnCart(tx: Transaction, { cartId, customerId }: ApprovalRow, now: Date): Promise<void> {
  const hasOther = sql`exists (
    select from ${cart} other where other.customer_id = ${customerId} and other.status = 'open')`;
  await tx
    .update(cart)
    .set({ status: sql`case when ${hasOther} then 'closed' else 'open' end`, updatedAt: now })
    .where(and(eq(cart.id, cartId ?? ''), eq(cart.status, 'waiting')));
}

/** What VIES says about the company's number, asked before the request is locked. */
async function checkVatNumberOfRequest(ctx: CustomerContext, id: string): Promise<VatCheck | null> {
  const membership = await requireMember(ctx, 'decideApproval');
  const found = await findApproval(ctx.db, membership, id);
  if (found === null || found.request.input === null) return null;
  return checkVatNumberOf(ctx, toApprovedInput(found.request, membership));
}

/**
 * Places the held order by the transaction that places every order, at the prices that the approver saw.
 * @param totalMinor what the order is to cost in all
 * @throws HttpError 409 when it costs something else by now, products are sold out, or it was decided; 422 when the shop
 * no longer offers what was chosen
 */
export async function approve(ctx: CustomerContext, id: string, totalMinor: number): Promise<WireOrder> {
  const vatCheck = await checkVatNumberOfRequest(ctx, id);
  return endRequest(ctx, { id, action: 'decideApproval' }, async (tx, request) => {
    const placement = await loadApprovedPlacement(tx, ctx, request, async () => vatCheck);
    const placing = await placeOpenCart(
      { ...placement, expected: { totalWithTax: fromMinor(totalMinor) } },
      placingSteps.of(ctx),
    );
    if (placing.kind === 'held') throw new TypeError('an approved order is held again');
    await writeEnding(tx, ctx, request, { kind: 'approved', orderId: placing.order.id, totalMinor });
    return placing.order;
  });
}

/** Says no, with a reason for the buyer. */
export async function reject(ctx: CustomerContext, id: string, reason: string): Promise<void> {
  await endRequest(ctx, { id, action: 'decideApproval' }, async (tx, request) => {
    await writeEnding(tx, ctx, request, { kind: 'rejected', reason });
    await returnCart(tx, request, ctx.now());
  });
}

/** The buyer withdraws their own request. @throws HttpError 404 for that of somebody else */
export async function cancel(ctx: CustomerContext, id: string): Promise<void> {
  await endRequest(ctx, { id, action: 'cancelApproval' }, async (tx, request) => {
    if (request.customerId !== ctx.customerId) throw notFound();
    await writeEnding(tx, ctx, request, { kind: 'cancelled' });
    await returnCart(tx, request, ctx.now());
  });
}
