import { eq } from 'drizzle-orm';
import type { Transaction } from '@vyloha/backend-kernel';
import { customer } from '@vyloha/backend-accounts/tables';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import type { ScheduleRow } from './load-schedules';

export const scheduleMailKinds = ['scheduleReminder', 'scheduleWaiting', 'scheduleEnded'] as const;
type ScheduleMailKind = (typeof scheduleMailKinds)[number];

export async function enqueueScheduleMail(
  tx: Transaction,
  { id, customerId }: Pick<ScheduleRow, 'id' | 'customerId'>,
  kind: ScheduleMailKind,
  at: Date,
): Promise<void> {
  const [owner] = await tx.select({ email: customer.email }).from(customer).where(eq(customer.id, customerId));
  if (owner === undefined) return;
  const about = { subjectType: 'schedule', subjectId: id };
  await tx.insert(outboxMail).values({ kind, ...about, recipient: owner.email, enqueuedAt: at, runAfter: at });
}
