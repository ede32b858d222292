import { asc, eq, inArray, or } from 'drizzle-orm';
import { type Queryable, type RequestContext, groupBy, hashToken } from '@vyloha/backend-kernel';
import { vatCheck } from '@vyloha/backend-shop/tables';
import { orderDiscount, orderItem, orderToken, shopOrder } from './tables';
import { loadPaymentRows } from '../payments/order-payments';
import { loadParcels } from '../parcels/load-parcels';
import { loadDeliveredDays } from './guarantee';
import type { WireOrder } from './order-schema';
import { answerWithToken } from './order-token';
import { loadOrderMoney } from './order-money';
import { loadPickUpUntil } from './pick-up-until';
import type { OrderDiscountRow, OrderRow } from './placing/to-order-rows';
import { toWireOrder, type StoredOrder } from './to-wire-order';

type Reader = { db: Queryable } & Pick<RequestContext, 'locale' | 'now' | 'customerId'>;

/** Discounts and deposits by order. */
async function loadDiscounts(db: Queryable, orders: readonly OrderRow[]): Promise<Map<string, OrderDiscountRow[]>> {
  const ids = orders.map(({ id }) => id);
  const rows = await db
    .select()
    .from(orderDiscount)
    .where(inArray(orderDiscount.orderId, ids))
    .orderBy(asc(orderDiscount.position));
  return groupBy(rows, ({ orderId }) => orderId);
}

/** Answers of VIES that orders were placed on, by their id. */
async function loadVatChecks(db: Queryable, orders: readonly OrderRow[]) {
  const ids = orders.flatMap(({ vatCheckId }) => vatCheckId ?? []);
  const rows = ids.length === 0 ? [] : await db.select().from(vatCheck).where(inArray(vatCheck.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Discounts of one order. */
export async function loadDiscountsOf(db: Queryable, order: OrderRow): Promise<OrderDiscountRow[]> {
  return (await loadDiscounts(db, [order])).get(order.id) ?? [];
}

/** The orders with their lines, discounts, payments and their money. */
export async function withItems(db: Queryable, orders: readonly OrderRow[]): Promise<StoredOrder[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const rows = await db
    .select()
    .from(orderItem)
    .where(inArray(orderItem.orderId, ids))
    .orderBy(asc(orderItem.position));
  const items = groupBy(rows, ({ orderId }) => orderId);
  const discounts = await loadDiscounts(db, orders);
  const payments = await loadPaymentRows(db, ids);
  const money = await loadOrderMoney(db, orders, payments);
  const parcels = await loadParcels(db, ids);
  const pickUpUntil = await loadPickUpUntil(db, orders);
  const vatChecks = await loadVatChecks(db, orders);
  const deliveredOn = await loadDeliveredDays(db, orders);
  return orders.flatMap((order) => {
    const { id } = order;
    const ofOrder = money.get(id);
    if (ofOrder === undefined) return [];
    const [ownItems, ownDiscounts] = [items.get(id) ?? [], discounts.get(id) ?? []];
    return [
      {
        order,
        items: ownItems,
        discounts: ownDiscounts,
        payments: payments.get(id) ?? [],
        money: ofOrder,
        parcels: parcels.get(id) ?? [],
        pickUpUntil: pickUpUntil.get(id) ?? null,
        vatCheck: vatChecks.get(order.vatCheckId ?? '') ?? null,
        deliveredOn: deliveredOn.get(id) ?? null,
      },
    ];
  });
}

/** The tokens that open an order: of whoever placed it, those of its mails and of repeated answers. */
function isOpenedBy(db: Queryable, token: string) {
  const tokenHash = hashToken(token);
  const further = db.select({ id: orderToken.orderId }).from(orderToken).where(eq(orderToken.tokenHash, tokenHash));
  return or(eq(shopOrder.tokenHash, tokenHash), inArray(shopOrder.id, further));
}

/** Id of the order that a token opens. */
export async function findOrderIdByToken(db: Queryable, token: string): Promise<string | null> {
  const [found] = await db.select({ id: shopOrder.id }).from(shopOrder).where(isOpenedBy(db, token));
  return found?.id ?? null;
}

/** The order that a token opens. */
export async function findOrderByToken(reader: Reader, token: string): Promise<WireOrder | null> {
  const { db } = reader;
  const rows = await db.select().from(shopOrder).where(isOpenedBy(db, token));
  const [found] = await withItems(db, rows);
  return found === undefined ? null : toWireOrder(found, reader, token);
}

/** The order of a cart for who placed it: the shop has only hashes of its secrets, so that it gets a further one. */
export async function reopenOrderOfCart(reader: Reader, cartId: string): Promise<WireOrder | null> {
  const { db } = reader;
  const [found] = await withItems(db, await db.select().from(shopOrder).where(eq(shopOrder.cartId, cartId)));
  if (found === undefined) return null;
  const token = await answerWithToken(db, found.order.id, reader.now());
  return toWireOrder(found, reader, token);
}
