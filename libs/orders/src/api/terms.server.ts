import { type StoreClient, unwrapOrNull } from '@vyloha/store-client';
import { orderTermsResponse, type WireOrderTerms } from '../model/order-terms';
import { toOrderPath, type OrderReference } from '../model/payments/order-reference';

/** The terms that an order was placed under; `null` when they were not stored, or by a backend without this call. */
export async function getOrderTerms(store: StoreClient, order: OrderReference): Promise<WireOrderTerms | null> {
  const response = await store.send({ method: 'GET', path: `${toOrderPath(order)}/terms`, schema: orderTermsResponse });
  return unwrapOrNull(response);
}
