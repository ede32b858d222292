import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import { watchResponse } from '../model/product/watch-input';

/**
 * Cancels a watch by the secret from its e-mail; cancelling twice succeeds as well.
 */
export async function cancelWatch(store: StoreClient, token: string): Promise<StoreResponse<unknown>> {
  const path = '/api/v1/watchers/cancel';
  return store.send({ method: 'POST', path, body: { token }, schema: watchResponse });
}
