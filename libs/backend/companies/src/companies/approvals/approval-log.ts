import { eq } from 'drizzle-orm';
import type { Transaction } from '@vyloha/backend-kernel';
import { customer } from '@vyloha/backend-accounts/tables';
import { approvalEvent } from '../tables';
import { outboxMail } from '@vyloha/backend-kernel/tables';

interface ApprovalEventInput {
  requestId: string;
  kind: (typeof approvalEvent.$inferInsert)['kind'];
  actorId: string;
  reason?: string;
  at: Date;
}

/** Writes down who did what. */
export async function addApprovalEvent(tx: Transaction, { actorId, reason, ...event }: ApprovalEventInput) {
  const [actor] = await tx.select().from(customer).where(eq(customer.id, actorId));
  const name = `${actor?.firstName ?? ''} ${actor?.lastName ?? ''}`.trim();
  await tx
    .insert(approvalEvent)
    .values({ ...event, actorId: actor?.id ?? null, actorName: name || (actor?.email ?? ''), reason: reason ?? null });
}

export const approvalMailKinds = ['approvalRequested', 'approvalApproved', 'approvalRejected'] as const;

interface ApprovalMails {
  kind: (typeof approvalMailKinds)[number];
  approvalId: string;
  recipients: readonly string[];
  at: Date;
}

export async function enqueueApprovalMails(
  tx: Transaction,
  { kind, approvalId, recipients, at }: ApprovalMails,
): Promise<void> {
  if (recipients.length === 0) return;
  const mail = { kind, subjectType: 'approval', subjectId: approvalId, enqueuedAt: at, runAfter: at };
  const rows = recipients.map((recipient) => ({ ...mail, recipient }));
  await tx.insert(outboxMail).values(rows);
}
