import { eq } from 'drizzle-orm';
import { type RequestContext, groupBy } from '@vyloha/backend-kernel';
import { approvalEvent } from '../tables';
import { checkoutValuesOf } from '@vyloha/backend-orders';
import { toApprovalRecord } from './approval-schema';
import { listApprovalEvents, listApprovalsOf } from './find-approvals';

/** The requests of a customer with what they filled in, and what they did with requests of others. */
export async function loadApprovalsOfPerson(ctx: RequestContext, customerId: string) {
  const { db } = ctx;
  const approvals = await listApprovalsOf(db, customerId);
  const ids = approvals.map(({ request }) => request.id);
  const events = groupBy(await listApprovalEvents(db, ids), ({ requestId }) => requestId);
  const { requestId, kind, reason, at } = approvalEvent;
  return {
    approvals: approvals.map((found) => ({
      ...toApprovalRecord(ctx, { found, events: events.get(found.request.id) ?? [] }),
      ...checkoutValuesOf(found.request.draft.order),
    })),
    approvalEvents: await db
      .select({ requestId, kind, reason, at })
      .from(approvalEvent)
      .where(eq(approvalEvent.actorId, customerId))
      .orderBy(approvalEvent.id),
  };
}
