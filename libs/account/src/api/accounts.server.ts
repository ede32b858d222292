import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import { emptyResponse } from '../model/empty-response';
import { loginResponse, type Login } from '../model/login-response';

/** Verifies the logged-in customer's e-mail by the secret from the mail. */
export function activate(store: StoreClient, token: string): Promise<StoreResponse<unknown>> {
  return store.send({ method: 'POST', path: '/api/v1/activate', body: { token }, schema: emptyResponse });
}

/** Mails the e-mail verification link again. */
export function sendActivation(store: StoreClient, callbackUrl: string): Promise<StoreResponse<unknown>> {
  const path = '/api/v1/user/activation';
  return store.send({ method: 'POST', path, body: { callbackUrl }, schema: emptyResponse });
}

/** Creates the registered account from the mailed secret and the password, and logs in. */
export function confirmRegistration(
  store: StoreClient,
  { userAgent, ...rest }: { token: string; password: string; userAgent: string | null },
): Promise<StoreResponse<Login>> {
  const body = { ...rest, user_agent: userAgent };
  return store.send({ method: 'POST', path: '/api/v1/register/confirm', body, schema: loginResponse });
}

interface Registration {
  email: string;
  password: string;
  passwordConfirmation: string;
  /** Page that completes the registration. */
  callbackUrl: string;
}

/** Has a registration link mailed; the response is the same whether or not the e-mail has an account. */
export function register(
  store: StoreClient,
  { passwordConfirmation, ...rest }: Registration,
): Promise<StoreResponse<unknown>> {
  const body = { ...rest, password_confirmation: passwordConfirmation };
  return store.send({ method: 'POST', path: '/api/v1/register', body, schema: emptyResponse });
}

interface InvitedPerson {
  /** Secret of the invitation. */
  token: string;
  firstName: string;
  lastName: string;
  password: string;
  passwordConfirmation: string;
  userAgent: string | null;
}

/** Creates the account of an invited person, whose mailbox the secret proves, and logs in. */
export function registerInvited(
  store: StoreClient,
  { passwordConfirmation, userAgent, ...person }: InvitedPerson,
): Promise<StoreResponse<Login>> {
  const body = { ...person, password_confirmation: passwordConfirmation, user_agent: userAgent };
  return store.send({ method: 'POST', path: '/api/v1/company-invitations/register', body, schema: loginResponse });
}
