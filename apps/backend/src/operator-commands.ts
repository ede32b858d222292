import { accountCommands } from './accounts/commands';
import { backupCommands } from './backup/commands';
import { claimCommands } from './claims/commands';
import type { Command } from './commands/command';
import { contentCommands } from './content/commands';
import { messageCommands } from './messages/commands';
import { newsletterCommands } from './newsletter/commands';
import { orderCommands } from './orders/commands';
import { paymentCommands } from './payments/commands';
import { quoteCommands } from './quotes/commands';
import { reviewCommands } from './reviews/commands';
import { withdrawalCommands } from './withdrawals/commands';

/** What `vyloha` knows. Apart from the modules, so that a command does not load the whole backend. */
export const operatorCommands: readonly Command[] = [
  ...orderCommands,
  ...paymentCommands,
  ...withdrawalCommands,
  ...claimCommands,
  ...quoteCommands,
  ...reviewCommands,
  ...messageCommands,
  ...newsletterCommands,
  ...accountCommands,
  ...contentCommands,
  ...backupCommands,
];
