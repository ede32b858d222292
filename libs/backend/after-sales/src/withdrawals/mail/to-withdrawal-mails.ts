import { type Settings, withCopy } from '@vyloha/backend-kernel';
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

/** The mails that a withdrawal is the reason for. */
export function toWithdrawalMails(
  withdrawalId: string,
  { email }: OrderRow,
  settings: Pick<Settings, 'orderCopyTo'>,
  at: Date,
) {
  const subject = { subjectType: 'withdrawal', subjectId: withdrawalId };
  return withCopy<WithdrawalMailKind>(
    { kind: 'withdrawal', copyKind: 'withdrawalCopy', recipient: email, ...subject, at },
    settings,
  );
}
