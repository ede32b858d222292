import { defineStates, readArgs, stateAlone } from '@vyloha/backend-kernel';

/**
 * States of an order. The last two are final, except that delivered products can still be cancelled when they are
 * returned.
 */
export const orderStatuses = ['new', 'paid', 'processing', 'shipped', 'ready', 'delivered', 'cancelled'] as const;

export type OrderStatus = (typeof orderStatuses)[number];

export const statesOfOrder = defineStates<OrderStatus>({
  name: 'order',
  path: 'order-statuses',
  states: orderStatuses,
  next: {
    new: orderStatuses,
    paid: orderStatuses,
    processing: orderStatuses,
    shipped: orderStatuses,
    ready: orderStatuses,
    delivered: ['cancelled'],
  },
  commands: [
    {
      usage: `2026000001 ${orderStatuses.join('|')} [--reason "Words for the customer of a cancelled order"]`,
      summary:
        'Brings an order to a state and issues its documents: delivered grants credits, cancelled takes them back and returns the stock, paid records the money of an order by invoice',
      toBody: (args, states) => {
        const { values, positionals } = readArgs(args, { reason: { type: 'string' } }, { min: 1 });
        const [status = ''] = positionals;
        return stateAlone([status], states) && { status, ...(values.reason !== undefined && { note: values.reason }) };
      },
    },
  ],
});
