import type { StoreClient } from '@vyloha/store-client';
import { watchResponse } from '../model/product/watch-input';

/**
 * Cancels a watch by the secret from its e-mail; cancelling twice succeeds as well.
 * @returns false for a text that cannot be a secret
 */
export async function cancelWatch(store: StoreClient, token: string): Promise<boolean> {
  const path = '/api/v1/watchers/cancel';
  const response = await store.send({ method: 'POST', path, body: { token }, schema: watchResponse });
  return response.ok;
}
