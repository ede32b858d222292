/**
 * States of an order. The last two are final, except that delivered products can still be cancelled when they are
 * returned.
 */
export const orderStatuses = ['new', 'paid', 'processing', 'shipped', 'ready', 'delivered', 'cancelled'] as const;

export type OrderStatus = (typeof orderStatuses)[number];
