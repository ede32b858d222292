import type { Settings } from '@vyloha/backend-kernel';
import type { outboxMail } from '@vyloha/backend-kernel/tables';
import type { OrderRow } from '@vyloha/backend-orders';
import type { WithdrawalState } from '../withdrawal-states';

/** To the customer when the shop has decided or paid. */
export const withdrawalMailKind = (state: WithdrawalState) => `withdrawal.${state}` as const;

/** To the customer, the shop's copy, and those of the states that follow. */
export const withdrawalMailKinds = [
  'withdrawal',
  'withdrawalCopy',
  'withdrawal.accepted',
  'withdrawal.refunded',
  'withdrawal.rejected',
] as const;

export type WithdrawalMailKind = (typeof withdrawalMailKinds)[number];
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
