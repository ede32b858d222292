import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { approvalEvent, approvalRequest } from '../../database/schema';
import { addApprovalEvent } from './approval-log';
import type { ApprovalRow } from './find-approvals';

/** The request without its buyer as a person: what was ordered, by which company, for how much, stays. */
function withoutPerson({ input, draft }: ApprovalRow, nobody: string): Pick<ApprovalRow, 'input' | 'draft'> {
  const contact = { name: nobody, email: '', phone: '' };
  const { shipping } = input;
  return {
    input: { ...input, ...contact, firstName: '', lastName: '', shipping: { ...shipping, name: '', phone: '' } },
    draft: {
      ...draft,
      order: { ...draft.order, ...contact, shippingName: nobody, shippingPhone: null, comment: null },
    },
  };
}

/**
 * Forgets somebody whose account is deleted, and keeps the company's record. Requests of theirs that wait are cancelled.
 * Names stay in the log of what was approved, which is a record of who is responsible for an expense; elsewhere they
 * are replaced.
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
    const kept = status === 'approved' ? {} : withoutPerson(request, nobody);
    await tx
      .update(approvalRequest)
      .set({ status, ...kept })
      .where(eq(approvalRequest.id, request.id));
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
