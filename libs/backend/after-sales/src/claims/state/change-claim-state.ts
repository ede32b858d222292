import { eq } from 'drizzle-orm';
import { claimChange, warrantyClaim } from '../tables';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { enqueueCreditNotes } from '@vyloha/backend-orders';
import { HttpError, type RequestContext, notFound } from '@vyloha/backend-kernel';
import { canFollow, type ClaimState } from '../claim-states';
import { toRefund } from './to-refund';
import { claimMailKind } from '../mail/to-claim-mails';

/**
 * Brings a claim to its next state, and tells its customer. The same state again changes nothing.
 * @param refund what is paid back of the price when it is accepted, with tax, in the order's currency; 0 for nothing. By
 * default it is all of the claimed pieces where the customer wants their money back.
 * @param note what the customer is told; a rejection has to say why
 * @throws HttpError 404, 422 for a state that does not follow, a rejection without a reason, and a wrong amount
 */
export async function changeClaimState(
  { db, now, wakeJobs }: Pick<RequestContext, 'db' | 'now' | 'wakeJobs'>,
  code: string,
  { state, note, refund = null }: { state: ClaimState; note: string | null; refund?: number | null },
): Promise<void> {
  if (state === 'rejected' && note === null) {
    throw new HttpError(422, [{ key: 'claimReasonRequired', field: 'note', code: 'note_required' }]);
  }
  await db.transaction(async (tx) => {
    const [claim] = await tx.select().from(warrantyClaim).where(eq(warrantyClaim.code, code)).for('update');
    if (claim === undefined) throw notFound();
    if (claim.state === state) return;
    if (!canFollow(claim.state, state)) {
      throw new HttpError(422, [{ key: 'claimStateNotNext', field: 'state', code: 'claim_state' }]);
    }
    const at = now();
    const refunded = state === 'accepted' ? await toRefund(tx, claim, refund) : null;
    await tx
      .update(warrantyClaim)
      .set({ state, ...refunded })
      .where(eq(warrantyClaim.id, claim.id));
    if (refunded !== null) await enqueueCreditNotes(tx, claim.orderId);
    await tx.insert(claimChange).values({ claimId: claim.id, state, note, changedAt: at });
    const [order] = await tx.select({ email: shopOrder.email }).from(shopOrder).where(eq(shopOrder.id, claim.orderId));
    if (order === undefined) throw new Error(`order ${claim.orderId} is gone`);
    const mail = { kind: claimMailKind(state), subjectType: 'claim', subjectId: claim.id, recipient: order.email };
    await tx.insert(outboxMail).values({ ...mail, enqueuedAt: at, runAfter: at });
  });
  wakeJobs();
}
