import { defineStates, stateAlone } from '@vyloha/backend-kernel';

/** States of a claim, in their order. */
export const claimStates = ['received', 'assessing', 'accepted', 'rejected', 'settled'] as const;

export type ClaimState = (typeof claimStates)[number];

/** What the customer wants, and how a claim may be remedied. */
export const claimSolutions = ['repair', 'replacement', 'discount', 'refund'] as const;

export type ClaimSolution = (typeof claimSolutions)[number];

export const statesOfClaim = defineStates<ClaimState>({
  name: 'claim',
  path: 'claim-states',
  states: claimStates,
  // Each is reached once.
  next: {
    received: ['assessing', 'accepted', 'rejected'],
    assessing: ['accepted', 'rejected'],
    accepted: ['settled'],
    rejected: ['settled'],
  },
  commands: [
    {
      usage: `R2026000001 ${claimStates.slice(1).join('|')} ["Words for the customer" [AMOUNT-PAID-BACK|${claimSolutions.join('|')}]]`,
      summary:
        'Brings a warranty claim to a state and tells its customer; the amount is for an accepted one, how it was remedied for a settled one',
      toBody: ([state, note = null, last], states) => {
        if (stateAlone([state ?? ''], states) === null) return null;
        if (claimSolutions.some((solution) => solution === last)) return { state, note, remedy: last };
        const refund = last === undefined ? null : Number(last.replace(',', '.'));
        return Number.isNaN(refund) ? null : { state, note, refund };
      },
    },
  ],
});

/** States in which products are claimed, so that the same ones cannot be claimed again. */
export const openStates: readonly ClaimState[] = ['received', 'assessing', 'accepted'];

/** Of an order whose products may have arrived: the shop does not always know when. */
const claimableStatuses: readonly string[] = ['shipped', 'ready', 'delivered'];

export const isClaimable = ({ status }: { status: string }): boolean => claimableStatuses.includes(status);
