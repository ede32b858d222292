import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import { type WatchInput, watchResponse } from '../model/product/watch-input';

/** Subscribes to an e-mail about a sold-out product being back in stock. */
export function watchProduct(
  store: StoreClient,
  productId: string,
  { email, variantId }: WatchInput,
): Promise<StoreResponse<unknown>> {
  const path = `/api/v1/products/${encodeURIComponent(productId)}/watchers`;
  const body = { email, ...(variantId && { variant_id: variantId }) };
  return store.send({ method: 'POST', path, body, schema: watchResponse });
}
