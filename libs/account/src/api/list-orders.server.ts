import { type StoreClient, StoreRefused } from '@vyloha/store-client';
import { toCompanyQuery } from '../model/company-orders';
import type { Order } from '../model/order';
import { ordersResponse, parseOrderListMeta } from '../model/order-response';
import type { OrderSearch } from '../model/order-search';

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
