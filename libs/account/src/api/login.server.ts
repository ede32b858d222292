import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import { loginResponse, type Login } from '../model/login-response';

interface Credentials {
  email: string;
  password: string;
  /** Token of a browser that logged in before. */
  deviceToken?: string | null;
  userAgent?: string | null;
}

/** Exchanges e-mail and password for a token; the guest's cart is merged into the customer's. */
export function login(
  store: StoreClient,
  { email, password, deviceToken = null, userAgent = null }: Credentials,
): Promise<StoreResponse<Login>> {
  const body = { email, password, device_token: deviceToken, user_agent: userAgent };
  return store.send({ method: 'POST', path: '/api/oauth/login', body, schema: loginResponse });
}
