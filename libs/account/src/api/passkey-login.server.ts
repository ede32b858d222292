import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import { loginResponse, type Login } from '../model/login-response';
import { credentialOptionsResponse, type CredentialOptions } from '../model/passkey';

/**
 * What a passkey has to sign to log in.
 * @param browser the secret of this browser's session: no other one can use it
 */
export function requestPasskeyLogin(store: StoreClient, browser: string): Promise<StoreResponse<CredentialOptions>> {
  const path = '/api/oauth/passkey-options';
  return store.send({ method: 'POST', path, body: { browser }, schema: credentialOptionsResponse });
}

interface PasskeyLogin {
  browser: string;
  /** As the browser made it; the backend checks it. */
  credential: unknown;
  /** Token of a browser that logged in before. */
  deviceToken: string | null;
  userAgent: string | null;
}

/** Exchanges what a passkey signed for a token; the guest's cart is merged into the customer's. */
export function passkeyLogin(
  store: StoreClient,
  { deviceToken, userAgent, ...rest }: PasskeyLogin,
): Promise<StoreResponse<Login>> {
  const body = { ...rest, device_token: deviceToken, user_agent: userAgent };
  return store.send({ method: 'POST', path: '/api/oauth/passkey', body, schema: loginResponse });
}
