import type { Command } from '@vyloha/backend-kernel';
import { statesOfOrder } from './status/order-statuses';

export const orderCommands: readonly Command[] = statesOfOrder.commands;
