import type { Command } from '@vyloha/backend-kernel';
import { withdrawalStates } from './withdrawal-states';

export const withdrawalCommands: readonly Command[] = [
  {
    name: 'withdrawals state',
    usage: `2026000001-1 ${withdrawalStates.join('|')}`,
    summary:
      'Brings a withdrawal from a contract to a state; an accepted or refunded one gets its credit note, and cannot be rejected any more',
    load: async () => (await import('./state/set-state')).setWithdrawalState,
  },
];
