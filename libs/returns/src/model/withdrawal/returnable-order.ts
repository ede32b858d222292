import type { Order } from '@vyloha/orders';

export type ReturnableOrder = Pick<Order, 'code' | 'createdAt'>;

/** What the choice of an order needs; there is nothing to return from cancelled ones. */
export function toReturnableOrders(orders: readonly Pick<Order, 'code' | 'createdAt' | 'status'>[]): ReturnableOrder[] {
  return orders.filter(({ status }) => status !== 'cancelled').map(({ code, createdAt }) => ({ code, createdAt }));
}
