import { isClaimable, type Order } from '@vyloha/orders';
import { type ClaimSummary, isOpenClaim } from './claim';

export interface ClaimableOrder {
  id: string;
  code: string;
  /** ISO 8601 */
  createdAt: string;
  /** Products with their names, as many as can be claimed; other lines, such as discounts, cannot. */
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

/** What is left to be claimed of orders besides what is claimed now; orders of which nothing is left are left out. */
export function withoutClaimed(
  orders: readonly ClaimableOrder[],
  claims: readonly Pick<ClaimSummary, 'state' | 'item' | 'amount'>[],
): ClaimableOrder[] {
  const claimedOf = (itemId: string) =>
    claims.reduce((sum, claim) => (isOpenClaim(claim) && claim.item.id === itemId ? sum + claim.amount : sum), 0);
  return orders
    .map((order) => ({
      ...order,
      items: order.items
        .map((item) => ({ ...item, amount: item.amount - claimedOf(item.id) }))
        .filter(({ amount }) => amount > 0),
    }))
    .filter(({ items }) => items.length > 0);
}
