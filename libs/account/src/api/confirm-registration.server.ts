import type { StoreAnswer, StoreClient } from '@vyloha/store-client';
import { loginResponse, type Login } from '../model/login-response';

/** Makes the account of a registration by the secret of the mail and the password, and logs in. */
export function confirmRegistration(
  store: StoreClient,
  body: { token: string; password: string },
): Promise<StoreAnswer<Login>> {
  return store.send({ method: 'POST', path: '/api/v1/register/confirm', body, schema: loginResponse });
}
