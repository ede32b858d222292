import type { Settings } from '@vyloha/backend-kernel';
import type { outboxMail } from '@vyloha/backend-kernel/tables';
import type { OrderRow } from '@vyloha/backend-orders';

/** To the customer, and the shop's copy. */
export const withdrawalMailKinds = ['withdrawal', 'withdrawalCopy'] as const;

type WithdrawalMailKind = (typeof withdrawalMailKinds)[number];
type NewMail = typeof outboxMail.$inferInsert & { kind: WithdrawalMailKind };

/** The mails that a withdrawal is the reason for. */
export function toWithdrawalMails(
  withdrawalId: string,
  { email }: OrderRow,
  { orderCopyTo }: Pick<Settings, 'orderCopyTo'>,
  at: Date,
): NewMail[] {
  const due = { subjectType: 'withdrawal', subjectId: withdrawalId, enqueuedAt: at, runAfter: at };
  const mail: NewMail = { kind: 'withdrawal', recipient: email, ...due };
  return orderCopyTo === null ? [mail] : [mail, { kind: 'withdrawalCopy', recipient: orderCopyTo, ...due }];
}
