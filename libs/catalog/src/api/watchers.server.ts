import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import { type PriceWatchInput, type WatchInput, watchResponse } from '../model/product/watch-input';

/** What the e-mail is to be about: that the product is back in stock, or that its price fell. */
export type Watch = ({ kind: 'stock' } & WatchInput) | ({ kind: 'price' } & PriceWatchInput);

/** Subscribes to one e-mail about a product. */
export function watchProduct(store: StoreClient, productId: string, watch: Watch): Promise<StoreResponse<unknown>> {
  const path = `/api/v1/products/${encodeURIComponent(productId)}/watchers`;
  const { kind, email, variantId } = watch;
  const target = watch.kind === 'price' ? watch.targetPrice : undefined;
  const body = {
    kind,
    email,
    ...(variantId && { variant_id: variantId }),
    ...(target !== undefined && { target_price: target }),
  };
  return store.send({ method: 'POST', path, body, schema: watchResponse });
}

/**
 * Cancels a watch by the secret from its e-mail; cancelling twice succeeds as well.
 */
export async function cancelWatch(store: StoreClient, token: string): Promise<StoreResponse<unknown>> {
  const path = '/api/v1/watchers/cancel';
  return store.send({ method: 'POST', path, body: { token }, schema: watchResponse });
}
