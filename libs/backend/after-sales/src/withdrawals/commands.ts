import type { Command } from '@vyloha/backend-kernel';
import { statesOfWithdrawal } from './withdrawal-states';

export const withdrawalCommands: readonly Command[] = statesOfWithdrawal.commands;
