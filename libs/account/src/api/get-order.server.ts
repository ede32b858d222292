import { type StoreClient, unwrap } from '@vyloha/store-client';
import type { Order } from '../model/order';
import { orderResponse } from '../model/order-response';

const notFound = 404;

async function getOrderByPath(store: StoreClient, path: string): Promise<Order | null> {
  const response = await store.send({ method: 'GET', path: `/api/v1/user/orders/${path}`, schema: orderResponse });
  return !response.ok && response.status === notFound ? null : unwrap(response);
}

/** One of the customer's own orders by its number, else by its id; `null` when there is none. */
export async function getOrder(store: StoreClient, codeOrId: string): Promise<Order | null> {
  const segment = encodeURIComponent(codeOrId);
  return (await getOrderByPath(store, `code/${segment}`)) ?? getOrderByPath(store, segment);
}
