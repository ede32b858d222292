import { type StoreClient, StoreRefused, type StoreResponse, unwrapOrNull } from '@vyloha/store-client';
import { toCompanyQuery } from '../model/company-orders';
import type { Order } from '../model/order';
import { orderResponse, ordersResponse, parseOrderListMeta } from '../model/order-response';
import type { OrderSearch } from '../model/order-search';
import { type OrderReference, toOrderPath } from '../model/payments/order-reference';

async function getOrderByPath(store: StoreClient, path: string): Promise<Order | null> {
  const response = await store.send({ method: 'GET', path: `/api/v1/${path}`, schema: orderResponse });
  return unwrapOrNull(response);
}

/** One of the customer's own orders by its number, else by its id; `null` when there is none. */
export async function getOrder(store: StoreClient, codeOrId: string): Promise<Order | null> {
  const segment = encodeURIComponent(codeOrId);
  return (
    (await getOrderByPath(store, `user/orders/code/${segment}`)) ?? getOrderByPath(store, `user/orders/${segment}`)
  );
}

/** The order of an access token; `null` when there is none. */
export function getOrderByToken(store: StoreClient, token: string): Promise<Order | null> {
  return getOrderByPath(store, `orders/token/${encodeURIComponent(token)}`);
}

/** Cancels an order; one that is cancelled already stays so. @param reason in the shopper's words, may be empty */
export function cancelOrder(store: StoreClient, order: OrderReference, reason: string): Promise<StoreResponse<Order>> {
  return store.send({ method: 'POST', path: `${toOrderPath(order)}/cancel`, body: { reason }, schema: orderResponse });
}

interface OrderPage {
  orders: readonly Order[];
  total: number;
  /** All in which the customer ordered, whatever is searched for. */
  years: readonly number[];
}

interface OrderQuery {
  page: number;
  perPage: number;
  search?: OrderSearch;
}

/** A page of the customer's orders that match a search, newest first. */
export async function listOrders(store: StoreClient, { search, ...page }: OrderQuery): Promise<OrderPage> {
  const response = await store.send({
    method: 'GET',
    path: '/api/v1/user/orders',
    query: {
      ...page,
      ...(search && { code: search.code || undefined, status: search.status, year: search.year }),
      ...(search && toCompanyQuery(search)),
    },
    schema: ordersResponse,
  });
  if (!response.ok) throw new StoreRefused(response);
  return { orders: response.data, ...parseOrderListMeta(response.meta) };
}
