import type { Command } from '@vyloha/backend-kernel';
import { orderStatuses } from './status/order-statuses';

export const orderCommands: readonly Command[] = [
  {
    name: 'orders state',
    usage: `2026000001 ${orderStatuses.join('|')}`,
    summary:
      'Brings an order to a state and issues its documents: delivered grants credits, cancelled takes them back and returns the stock, paid records the money of an order by invoice',
    load: async () => (await import('./status/set-state')).setOrderState,
  },
];
