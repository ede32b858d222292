import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Transaction } from '@vyloha/backend-kernel';
import { approvalEvent, approvalRequest } from '../tables';
import { addApprovalEvent } from './approval-log';
import { toCompanyRecord } from '@vyloha/backend-orders';

/**
 * Forgets somebody whose account is deleted, and keeps the company's record. Requests of theirs that wait are cancelled.
 * The name of whoever is responsible for an expense stays with what was approved; elsewhere it is replaced, and all else
 * that is the buyer's own is removed from both.
 * @param nobody what is shown in place of the name
 */
export async function forgetMember(
  tx: Transaction,
  { id, nobody, now }: { id: string; nobody: string; now: Date },
): Promise<void> {
  const isOwn = eq(approvalRequest.customerId, id);
  const own = await tx.select().from(approvalRequest).where(isOwn).orderBy(approvalRequest.id).for('update');
  for (const request of own) {
    const status = request.status === 'waiting' ? 'cancelled' : request.status;
    if (status !== request.status) {
      await addApprovalEvent(tx, { requestId: request.id, kind: 'cancelled', actorId: id, at: now });
    }
    const { order } = request.draft;
    const draft = { ...request.draft, order: toCompanyRecord(order, status === 'approved' ? order.name : nobody) };
    await tx.update(approvalRequest).set({ status, draft, input: null }).where(eq(approvalRequest.id, request.id));
  }
  const notApproved = tx
    .select({ id: approvalRequest.id })
    .from(approvalRequest)
    .where(ne(approvalRequest.status, 'approved'));
  await tx
    .update(approvalEvent)
    .set({ actorName: nobody })
    .where(and(eq(approvalEvent.actorId, id), inArray(approvalEvent.requestId, notApproved)));
}
