import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import { loginResponse, type Login } from '../model/login-response';

/** Logs in by the one-time token of the shop's staff: without a device token and a guest's cart. */
export function loginAs(store: StoreClient, token: string): Promise<StoreResponse<Login>> {
  return store.send({ method: 'POST', path: '/api/oauth/login-as', body: { token }, schema: loginResponse });
}
