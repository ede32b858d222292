import type { StoreAnswer, StoreClient } from '@vyloha/store-client';
import { loginResponse, type Login } from '../model/login-response';

interface Credentials {
  email: string;
  password: string;
  /** Of a browser that logged in before. */
  deviceToken?: string | null;
}

/** A token for an e-mail and password; what is in the guest's cart goes along. */
export function login(
  store: StoreClient,
  { email, password, deviceToken = null }: Credentials,
): Promise<StoreAnswer<Login>> {
  const body = { email, password, device_token: deviceToken };
  return store.send({ method: 'POST', path: '/api/oauth/login', body, schema: loginResponse });
}
