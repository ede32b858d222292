import { accountCommands, messageCommands, newsletterCommands } from '@vyloha/backend-accounts/commands';
import { backupCommands } from '@vyloha/backend-kernel/commands';
import { claimCommands, withdrawalCommands } from '@vyloha/backend-after-sales/commands';
import type { Command } from '@vyloha/backend-kernel';
import { fileCommands } from '@vyloha/backend-files/commands';
import { contentCommands } from '@vyloha/backend-content/commands';
import { searchCommands } from '@vyloha/backend-catalog/commands';
import { documentCommands, orderCommands, parcelCommands, paymentCommands } from '@vyloha/backend-orders/commands';
import { quoteCommands } from '@vyloha/backend-companies/commands';
import { reviewCommands } from '@vyloha/backend-reviews/commands';
import { vatNumberCommands } from '@vyloha/backend-shop/commands';

/** What `vyloha` knows. Apart from the modules, so that a command does not load the whole backend. */
export const operatorCommands: readonly Command[] = [
  ...orderCommands,
  ...parcelCommands,
  ...paymentCommands,
  ...documentCommands,
  ...withdrawalCommands,
  ...claimCommands,
  ...quoteCommands,
  ...reviewCommands,
  ...messageCommands,
  ...newsletterCommands,
  ...accountCommands,
  ...vatNumberCommands,
  ...contentCommands,
  ...searchCommands,
  ...fileCommands,
  ...backupCommands,
];
