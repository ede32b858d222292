import type { StoreAnswer, StoreClient } from '@vyloha/store-client';
import { loginResponse, type Login } from '../model/login-response';

/** Logs in by the secret of a mail, once; what is in the guest's cart goes along. */
export function followLoginLink(store: StoreClient, token: string): Promise<StoreAnswer<Login>> {
  return store.send({ method: 'POST', path: '/api/oauth/login-link', body: { token }, schema: loginResponse });
}
