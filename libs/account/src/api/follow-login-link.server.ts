import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import { loginResponse, type Login } from '../model/login-response';

/** Logs in by a mailed single-use secret; the guest's cart is merged into the customer's. */
export function followLoginLink(store: StoreClient, token: string): Promise<StoreResponse<Login>> {
  return store.send({ method: 'POST', path: '/api/oauth/login-link', body: { token }, schema: loginResponse });
}
