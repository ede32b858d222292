import { type Settings, withCopy } from '@vyloha/backend-kernel';
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
export function toClaimMails(claimId: string, { email }: OrderRow, settings: Pick<Settings, 'orderCopyTo'>, at: Date) {
  const kinds = { kind: claimMailKind('received'), copyKind: claimCopyKind };
  return withCopy<string>({ ...kinds, recipient: email, subjectType: 'claim', subjectId: claimId, at }, settings);
}
