import { and, count, desc, eq } from 'drizzle-orm';
import { shopOrder } from '../database/schema';
import type { RequestContext } from '../server/routes/request-context';
import { toWireOrder } from './find-order';
import type { WireOrder } from './order-schema';

type Owner = Pick<RequestContext, 'db' | 'customerId'>;

const isOwnedBy = ({ customerId }: Owner) => eq(shopOrder.customerId, customerId ?? '');

interface OrderPage {
  orders: WireOrder[];
  total: number;
}

/** The requested page of the customer's orders, newest first. */
export async function listUserOrders(owner: Owner, page: number, perPage: number): Promise<OrderPage> {
  const [counted] = await owner.db.select({ total: count() }).from(shopOrder).where(isOwnedBy(owner));
  const rows = await owner.db
    .select()
    .from(shopOrder)
    .where(isOwnedBy(owner))
    .orderBy(desc(shopOrder.createdAt), desc(shopOrder.code))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { orders: rows.map((row) => toWireOrder(row, null)), total: counted?.total ?? 0 };
}

/** One of the customer's own orders; null for anybody else's. */
export async function findUserOrder(owner: Owner, by: 'code' | 'id', value: string): Promise<WireOrder | null> {
  const [row] = await owner.db
    .select()
    .from(shopOrder)
    .where(and(isOwnedBy(owner), eq(shopOrder[by], value)));
  return row === undefined ? null : toWireOrder(row, null);
}
