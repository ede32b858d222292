import type { StoreAnswer, StoreClient } from '@vyloha/store-client';
import { loginResponse } from '../model/login-response';

/** A token for an e-mail and password; what is in the guest's cart goes along. */
export function login(
  store: StoreClient,
  credentials: { email: string; password: string },
): Promise<StoreAnswer<string>> {
  return store.send({ method: 'POST', path: '/api/oauth/login', body: credentials, schema: loginResponse });
}
