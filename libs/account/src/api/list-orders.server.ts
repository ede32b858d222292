import { type StoreClient, StoreRefused } from '@vyloha/store-client';
import type { Order } from '../model/order';
import { ordersResponse, parseTotal } from '../model/order-response';

interface OrderPage {
  orders: readonly Order[];
  total: number;
}

/** A page of the customer's orders, newest first. */
export async function listOrders(store: StoreClient, query: { page: number; perPage: number }): Promise<OrderPage> {
  const response = await store.send({
    method: 'GET',
    path: '/api/v1/user/orders',
    query,
    schema: ordersResponse,
  });
  if (!response.ok) throw new StoreRefused(response);
  return { orders: response.data, total: parseTotal(response.meta) };
}
