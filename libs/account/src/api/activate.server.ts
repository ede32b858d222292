import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import { emptyResponse } from '../model/empty-response';

/** Verifies the logged-in customer's e-mail by the secret from the mail. */
export function activate(store: StoreClient, token: string): Promise<StoreResponse<unknown>> {
  return store.send({ method: 'POST', path: '/api/v1/activate', body: { token }, schema: emptyResponse });
}
