/** States of an order. The last two end it: delivered goods can still be cancelled, when they come back. */
export const orderStatuses = ['new', 'paid', 'processing', 'shipped', 'ready', 'delivered', 'cancelled'] as const;

export type OrderStatus = (typeof orderStatuses)[number];
