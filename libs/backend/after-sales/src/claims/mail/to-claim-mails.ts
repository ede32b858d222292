import type { Settings } from '@vyloha/backend-kernel';
import type { outboxMail } from '@vyloha/backend-kernel/tables';
import type { OrderRow } from '@vyloha/backend-orders';
import { claimStates, type ClaimState } from '../claim-states';

/** The mail to the customer when a claim has reached a state. */
export const claimMailKind = (state: ClaimState) => `claim.${state}` as const;
/** The shop's copy of what somebody claims. */
export const claimCopyKind = 'claimCopy';

export const claimMailKinds: readonly string[] = [...claimStates.map(claimMailKind), claimCopyKind];

/** The state that a kind of mail is about; the copy is about the first one. */
export function stateOfKind(kind: string): ClaimState {
  const state = claimStates.find((other) => claimMailKind(other) === kind);
  if (state === undefined && kind !== claimCopyKind) throw new Error(`${kind} is no mail of a claim`);
  return state ?? 'received';
}

/** The mails that a new claim is the reason for. */
export function toClaimMails(
  claimId: string,
  { email }: OrderRow,
  { orderCopyTo }: Pick<Settings, 'orderCopyTo'>,
  at: Date,
): (typeof outboxMail.$inferInsert)[] {
  const due = { subjectType: 'claim', subjectId: claimId, enqueuedAt: at, runAfter: at };
  const mail = { kind: claimMailKind('received'), recipient: email, ...due };
  return orderCopyTo === null ? [mail] : [mail, { kind: claimCopyKind, recipient: orderCopyTo, ...due }];
}
