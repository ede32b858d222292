import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import { emptyResponse } from '../model/empty-response';
import { loginResponse, type Login } from '../model/login-response';
import { credentialOptionsResponse, type CredentialOptions } from '../model/passkey';

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

/** Logs in by the one-time token of the shop's staff: without a device token and a guest's cart. */
export function loginAs(store: StoreClient, token: string): Promise<StoreResponse<Login>> {
  return store.send({ method: 'POST', path: '/api/oauth/login-as', body: { token }, schema: loginResponse });
}

/** Has a login link mailed; the response is the same whether or not the e-mail has an account. */
export function requestLoginLink(
  store: StoreClient,
  body: { email: string; callbackUrl: string },
): Promise<StoreResponse<unknown>> {
  return store.send({ method: 'POST', path: '/api/v1/login-links', body, schema: emptyResponse });
}

/**
 * Logs in by a mailed single-use secret; the guest's cart is merged into the customer's.
 * @param deviceToken of a browser that logged in before
 */
export function followLoginLink(
  store: StoreClient,
  { token, deviceToken, userAgent }: { token: string; deviceToken: string | null; userAgent: string | null },
): Promise<StoreResponse<Login>> {
  const body = { token, device_token: deviceToken, user_agent: userAgent };
  return store.send({ method: 'POST', path: '/api/oauth/login-link', body, schema: loginResponse });
}

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
