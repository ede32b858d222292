import { type Command, recordCommands } from '@vyloha/backend-kernel';
import { statesOfWithdrawal, withdrawalStates } from './withdrawal-states';

export const withdrawalCommands: readonly Command[] = [
  ...recordCommands({
    name: 'withdrawal',
    example: '2026000001-1',
    states: withdrawalStates,
    summaries: ['The latest withdrawals from contracts', 'A withdrawal with what it is about and where the money goes'],
    load: () => import('./records/withdrawal-actions'),
  }),
  ...statesOfWithdrawal.commands,
];
