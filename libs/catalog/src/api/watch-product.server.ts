import type { StoreAnswer, StoreClient } from '@vyloha/store-client';
import { type WatchInput, watchAnswer } from '../model/product/watch-input';

/** Has the shop write when sold-out goods are back. */
export function watchProduct(
  store: StoreClient,
  productId: string,
  { email, variantId }: WatchInput,
): Promise<StoreAnswer<unknown>> {
  const path = `/api/v1/products/${encodeURIComponent(productId)}/watchers`;
  const body = { email, ...(variantId && { variant_id: variantId }) };
  return store.send({ method: 'POST', path, body, schema: watchAnswer });
}
