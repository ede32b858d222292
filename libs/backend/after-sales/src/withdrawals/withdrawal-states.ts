import { defineStates, stateAlone } from '@vyloha/backend-kernel';

/** States of a withdrawal. `rejected` gives its amounts back to the order; the last two are final. */
export const withdrawalStates = ['received', 'accepted', 'refunded', 'rejected'] as const;

export type WithdrawalState = (typeof withdrawalStates)[number];

export const statesOfWithdrawal = defineStates<WithdrawalState>({
  name: 'withdrawal',
  path: 'withdrawal-states',
  states: withdrawalStates,
  // What was accepted has a credit note, so it is rejected no more.
  next: { received: ['accepted', 'refunded', 'rejected'], accepted: ['refunded'] },
  commands: [
    {
      usage: `2026000001-1 ${withdrawalStates.slice(1).join('|')} ["Words for the customer"]`,
      summary:
        'Brings a withdrawal from a contract to a state and tells its customer; an accepted or refunded one gets its credit note, and cannot be rejected any more',
      toBody: ([state = '', note = null], states) => stateAlone([state], states) && { state, note },
    },
  ],
});
