import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import { emptyResponse } from '../../model/empty-response';

/** Puts what a quote offers into the cart, at its prices; again changes nothing. */
export function putQuoteIntoCart(store: StoreClient, code: string): Promise<StoreResponse<unknown>> {
  const path = `/api/v1/user/quotes/${encodeURIComponent(code)}/cart`;
  return store.send({ method: 'POST', path, body: {}, schema: emptyResponse });
}
