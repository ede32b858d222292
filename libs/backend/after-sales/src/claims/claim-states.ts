/** States of a claim, in their order. */
export const claimStates = ['received', 'assessing', 'accepted', 'rejected', 'settled'] as const;

export type ClaimState = (typeof claimStates)[number];

/** The states that may follow; each is reached once. */
const nextStates: Readonly<Record<ClaimState, readonly ClaimState[]>> = {
  received: ['assessing', 'accepted', 'rejected'],
  assessing: ['accepted', 'rejected'],
  accepted: ['settled'],
  rejected: ['settled'],
  settled: [],
};

export function canFollow(state: ClaimState, next: ClaimState): boolean {
  return nextStates[state].includes(next);
}

/** States in which products are claimed, so that the same ones cannot be claimed again. */
export const openStates: readonly ClaimState[] = ['received', 'assessing', 'accepted'];

/** What the customer wants. */
export const claimSolutions = ['repair', 'replacement', 'discount', 'refund'] as const;

export type ClaimSolution = (typeof claimSolutions)[number];
