import { and, count, desc, eq } from 'drizzle-orm';
import { shopOrder } from '../database/schema';
import type { RequestContext } from '../server/routes/request-context';
import { withItems } from './find-order';
import type { WireOrder } from './order-schema';
import { matchesSearch, yearOf, type OrderSearch } from './order-search';
import type { OrderRow } from './to-order-rows';
import { toWireOrder } from './to-wire-order';

type Owner = Pick<RequestContext, 'db' | 'locale' | 'customerId' | 'now'>;

const isOwnedBy = ({ customerId }: Pick<Owner, 'customerId'>) => eq(shopOrder.customerId, customerId ?? '');

interface OrderPage {
  orders: WireOrder[];
  total: number;
}

interface PageRequest {
  page: number;
  perPage: number;
}

/** The requested page of the customer's orders that match a search, newest first. */
export async function listUserOrders(
  owner: Owner,
  search: OrderSearch,
  { page, perPage }: PageRequest,
): Promise<OrderPage> {
  const isFound = and(isOwnedBy(owner), matchesSearch(search));
  const [counted] = await owner.db.select({ total: count() }).from(shopOrder).where(isFound);
  const rows = await owner.db
    .select()
    .from(shopOrder)
    .where(isFound)
    .orderBy(desc(shopOrder.createdAt), desc(shopOrder.code))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const orders = await withItems(owner.db, rows);
  return { orders: orders.map((order) => toWireOrder(order, owner, null)), total: counted?.total ?? 0 };
}

/** Years in which the customer ordered, the last first. */
export async function listOrderYears(owner: Owner): Promise<number[]> {
  const year = yearOf(shopOrder.createdAt);
  const rows = await owner.db.selectDistinct({ year }).from(shopOrder).where(isOwnedBy(owner)).orderBy(desc(year));
  return rows.map((row) => row.year);
}

/** The row of one of the customer's own orders; null for anybody else's. */
export async function findUserOrderRow(owner: Owner, by: 'code' | 'id', value: string): Promise<OrderRow | null> {
  const [row] = await owner.db
    .select()
    .from(shopOrder)
    .where(and(isOwnedBy(owner), eq(shopOrder[by], value)));
  return row ?? null;
}

/** One of the customer's own orders; null for anybody else's. */
export async function findUserOrder(owner: Owner, by: 'code' | 'id', value: string): Promise<WireOrder | null> {
  const row = await findUserOrderRow(owner, by, value);
  const [found] = row === null ? [] : await withItems(owner.db, [row]);
  return found === undefined ? null : toWireOrder(found, owner, null);
}
