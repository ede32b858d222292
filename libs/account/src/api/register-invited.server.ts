import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import { loginResponse, type Login } from '../model/login-response';

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
