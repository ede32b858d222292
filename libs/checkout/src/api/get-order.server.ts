import { type StoreClient, unwrap } from '@vyloha/store-client';
import type { Order } from '../model/order/order';
import { orderResponse } from '../model/order/order-response';

const notFound = 404;

/** The order of an access token; `null` when there is none. */
export async function getOrder(store: StoreClient, token: string): Promise<Order | null> {
  const path = `/api/v1/orders/token/${encodeURIComponent(token)}`;
  const response = await store.send({ method: 'GET', path, schema: orderResponse });
  return !response.ok && response.status === notFound ? null : unwrap(response);
}
