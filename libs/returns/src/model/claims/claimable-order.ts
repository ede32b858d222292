import { isClaimable, type Order } from '@vyloha/orders';

export interface ClaimableOrder {
  id: string;
  code: string;
  /** ISO 8601 */
  createdAt: string;
  /** Products with their names; other lines, such as discounts, cannot be claimed. */
  items: readonly { id: string; amount: number; name: string; unit: string }[];
}

/** What a claim needs of orders: those whose products may be claimed. */
export function toClaimableOrders(
  orders: readonly Pick<Order, 'id' | 'code' | 'createdAt' | 'status' | 'lines'>[],
): ClaimableOrder[] {
  return orders.filter(isClaimable).map(({ id, code, createdAt, lines }) => ({
    id,
    code,
    createdAt,
    items: lines
      .filter(({ type }) => type === 'product')
      .map((line) => ({ id: line.id, amount: line.amount, name: line.name, unit: line.unit })),
  }));
}
