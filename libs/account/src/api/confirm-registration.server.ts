import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import { loginResponse, type Login } from '../model/login-response';

/** Creates the registered account from the mailed secret and the password, and logs in. */
export function confirmRegistration(
  store: StoreClient,
  { userAgent, ...rest }: { token: string; password: string; userAgent: string | null },
): Promise<StoreResponse<Login>> {
  const body = { ...rest, user_agent: userAgent };
  return store.send({ method: 'POST', path: '/api/v1/register/confirm', body, schema: loginResponse });
}
