import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import { tokenResponse } from '../model/login-response';

/** A bearer token for the one-time token of the shop's staff. */
export function loginAs(store: StoreClient, token: string): Promise<StoreResponse<string>> {
  return store.send({ method: 'POST', path: '/api/oauth/login-as', body: { token }, schema: tokenResponse });
}
