import { type Command, recordCommands } from '@vyloha/backend-kernel';
import { orderStatuses, statesOfOrder } from './status/order-statuses';

export const orderCommands: readonly Command[] = [
  ...recordCommands({
    name: 'order',
    example: '2026000001',
    states: orderStatuses,
    usage: '[--payment BANK_TRANSFER] [--search TEXT]',
    summaries: [
      'The latest orders with what is owed or to be returned; the text is a part of a number, name, e-mail or telephone',
      'An order with its lines, money, documents, states and notes',
    ],
    load: () => import('./records/record-actions'),
  }),
  ...statesOfOrder.commands,
  {
    name: 'orders note',
    usage: '2026000001 "Words for colleagues"',
    summary: 'Writes a note to an order, which its customer does not see',
    load: async () => (await import('./records/record-actions')).noteOrder,
  },
  {
    name: 'orders export',
    usage: '[--format json|csv] [--after CURSOR] [--limit N] [--file FILE]',
    summary:
      'Orders that changed after a cursor, those of all time without one, and the next cursor; an order comes again when its state, money, documents or notes change',
    load: async () => (await import('./records/record-actions')).exportOrders,
  },
];
