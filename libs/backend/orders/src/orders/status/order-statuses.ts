import { defineStates, stateAlone } from '@vyloha/backend-kernel';

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
      usage: `2026000001 ${orderStatuses.join('|')}`,
      summary:
        'Brings an order to a state and issues its documents: delivered grants credits, cancelled takes them back and returns the stock, paid records the money of an order by invoice',
      toBody: ([status = ''], states) => stateAlone([status], states) && { status },
    },
  ],
});
