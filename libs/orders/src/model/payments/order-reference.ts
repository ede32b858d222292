/** By what an order is found: its secret, or its id for its customer. */
export type OrderReference = { token: string } | { id: string };

/** The order's path in the store's API. */
export function toOrderPath(order: OrderReference): string {
  return 'token' in order
    ? `/api/v1/orders/token/${encodeURIComponent(order.token)}`
    : `/api/v1/user/orders/${encodeURIComponent(order.id)}`;
}
