import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import { loginResponse, type Login } from '../model/login-response';

/** Creates the registered account from the mailed secret and the password, and logs in. */
export function confirmRegistration(
  store: StoreClient,
  body: { token: string; password: string },
): Promise<StoreResponse<Login>> {
  return store.send({ method: 'POST', path: '/api/v1/register/confirm', body, schema: loginResponse });
}
