import { and, count, desc, eq, gt, type SQL } from 'drizzle-orm';
import { toCompanyRecord } from './to-company-record';
import { shopOrder } from './tables';
import type { CustomerContext } from '@vyloha/backend-kernel';
import { withItems } from './find-order';
import type { WireOrder } from './order-schema';
import { matchesSearch, yearOf, type OrderSearch } from './order-search';
import { owedMinor } from './order-money';
import { isListedFor, isOwnedBy, isReadableBy } from './readable-orders';
import type { OrderRow } from './placing/to-order-rows';
import { toWireOrder, type StoredOrder } from './to-wire-order';

type Owner = Pick<CustomerContext, 'db' | 'locale' | 'customerId' | 'now'>;

/** What a list has: own orders or those of the company. */
interface OrderListing {
  isOfCompany: boolean;
  /** Only those of which something is still to be sent to the shop's account. */
  isUnpaid: boolean;
}

interface OrderPage {
  orders: WireOrder[];
  total: number;
}

interface PageRequest {
  page: number;
  perPage: number;
}

/** As the reader sees it: of a colleague who deleted their account, what remains is the company's record. */
function toReadableOrder(stored: StoredOrder, reader: Owner): WireOrder {
  const { order } = stored;
  const isOfDeleted = order.customerId === null;
  return toWireOrder(isOfDeleted ? { ...stored, order: toCompanyRecord(order, order.name) } : stored, reader, null);
}

/** The requested page of the orders that match a search, newest first. @throws HttpError 404 without a company */
export async function listUserOrders(
  owner: Owner,
  { isOfCompany, isUnpaid, ...search }: OrderSearch & OrderListing,
  { page, perPage }: PageRequest,
): Promise<OrderPage> {
  const isListed = await isListedFor(owner, { isOfCompany });
  const isFound = and(isListed, isUnpaid ? gt(owedMinor, 0) : undefined, matchesSearch(search));
  const [counted] = await owner.db.select({ total: count() }).from(shopOrder).where(isFound);
  const rows = await owner.db
    .select()
    .from(shopOrder)
    .where(isFound)
    .orderBy(desc(shopOrder.createdAt), desc(shopOrder.code))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const orders = await withItems(owner.db, rows);
  return { orders: orders.map((order) => toReadableOrder(order, owner)), total: counted?.total ?? 0 };
}

/** Years in which the listed orders were placed, the last first. */
export async function listOrderYears(owner: Owner, list: Pick<OrderListing, 'isOfCompany'>): Promise<number[]> {
  const year = yearOf(shopOrder.createdAt);
  const isListed = await isListedFor(owner, list);
  const rows = await owner.db.selectDistinct({ year }).from(shopOrder).where(isListed).orderBy(desc(year));
  return rows.map((row) => row.year);
}

async function findRow({ db }: Owner, condition: SQL | undefined): Promise<OrderRow | null> {
  const [row] = await db.select().from(shopOrder).where(condition);
  return row ?? null;
}

/** The row of one of the customer's own orders; null for anybody else's. */
export const findUserOrderRow = (owner: Owner, id: string): Promise<OrderRow | null> =>
  findRow(owner, and(isOwnedBy(owner), eq(shopOrder.id, id)));

/** The row of an order that the customer may open; null for others. */
export const findReadableOrderRow = async (reader: Owner, by: 'code' | 'id', value: string): Promise<OrderRow | null> =>
  findRow(reader, and(await isReadableBy(reader), eq(shopOrder[by], value)));

/** An order that the customer may open; null for others. */
export async function findReadableOrder(reader: Owner, by: 'code' | 'id', value: string): Promise<WireOrder | null> {
  const row = await findReadableOrderRow(reader, by, value);
  const [found] = row === null ? [] : await withItems(reader.db, [row]);
  return found === undefined ? null : toReadableOrder(found, reader);
}
