import { pickTranslation, type Locale } from '@vyloha/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import { type Queryable, groupBy } from '@vyloha/backend-kernel';
import { orderItem, shopOrder } from '@vyloha/backend-orders/tables';
import { withdrawal, withdrawalItem } from './tables';
import type { OrderItemRow, OrderRow } from '@vyloha/backend-orders';
import { toZonedIso } from '@vyloha/backend-shop';
import type { WireWithdrawal } from './withdrawal-schema';

type WithdrawalRow = typeof withdrawal.$inferSelect;
type WithdrawalItemRow = typeof withdrawalItem.$inferSelect;

export interface StoredWithdrawal {
  row: WithdrawalRow;
  items: WithdrawalItemRow[];
}

/** Everything about an order's withdrawals. */
export interface OrderWithdrawals {
  order: OrderRow;
  /** Lines of products; gifts come back with the product they belong to. */
  lines: OrderItemRow[];
  /** Oldest first. */
  withdrawals: StoredWithdrawal[];
}

/** The withdrawals of orders, by order. */
async function loadByOrder(db: Queryable, orderIds: readonly string[]): Promise<Map<string, StoredWithdrawal[]>> {
  const rows = await db
    .select()
    .from(withdrawal)
    .where(inArray(withdrawal.orderId, [...orderIds]))
    .orderBy(asc(withdrawal.receivedAt), asc(withdrawal.code));
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const items = groupBy(
    await db.select().from(withdrawalItem).where(inArray(withdrawalItem.withdrawalId, ids)),
    ({ withdrawalId }) => withdrawalId,
  );
  const stored = rows.map((row) => ({ row, items: items.get(row.id) ?? [] }));
  return groupBy(stored, ({ row }) => row.orderId);
}

/** The withdrawals of these orders, each order with its lines. */
export async function withWithdrawals(db: Queryable, orders: readonly OrderRow[]): Promise<OrderWithdrawals[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const rows = await db
    .select()
    .from(orderItem)
    .where(inArray(orderItem.orderId, ids))
    .orderBy(asc(orderItem.position));
  const lines = groupBy(
    rows.filter(({ type }) => type === 'product'),
    ({ orderId }) => orderId,
  );
  const withdrawals = await loadByOrder(db, ids);
  return orders.map((order) => ({
    order,
    lines: lines.get(order.id) ?? [],
    withdrawals: withdrawals.get(order.id) ?? [],
  }));
}

/** @throws Error for an id of no order */
export async function loadOrderWithdrawals(db: Queryable, orderId: string): Promise<OrderWithdrawals> {
  const [found] = await withWithdrawals(db, await db.select().from(shopOrder).where(eq(shopOrder.id, orderId)));
  if (found === undefined) throw new Error(`order ${orderId} is gone`);
  return found;
}

/** How much of a line nobody has withdrawn from; what the shop rejected counts as not withdrawn. */
export function remainingAmount({ id, amount }: OrderItemRow, withdrawals: readonly StoredWithdrawal[]): number {
  const withdrawn = withdrawals
    .filter(({ row }) => row.state !== 'rejected')
    .flatMap(({ items }) => items)
    .filter(({ itemId }) => itemId === id)
    .reduce((sum, item) => sum + item.amount, 0);
  return amount - withdrawn;
}

/** What a withdrawal is about, as pages and mails list it. */
export function toNamedItems({ items }: StoredWithdrawal, lines: readonly OrderItemRow[], locale: Locale) {
  return lines.flatMap((line) => {
    const amount = items.find(({ itemId }) => itemId === line.id)?.amount;
    if (amount === undefined) return [];
    return [{ name: pickTranslation(line.variantFullname, locale), amount, unit: line.unit }];
  });
}

export function toWireWithdrawal(
  stored: StoredWithdrawal,
  { order, lines }: Pick<OrderWithdrawals, 'order' | 'lines'>,
  locale: Locale,
): WireWithdrawal {
  const { code, receivedAt, state, isLate, note } = stored.row;
  return {
    code,
    state,
    note,
    isLate,
    orderCode: order.code,
    receivedAt: toZonedIso(receivedAt),
    items: toNamedItems(stored, lines, locale),
  };
}
