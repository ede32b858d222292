import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import { loginResponse, type Login } from '../model/login-response';

/** Logs in by a mailed single-use secret; the guest's cart is merged into the customer's. */
export function followLoginLink(
  store: StoreClient,
  { token, userAgent }: { token: string; userAgent: string | null },
): Promise<StoreResponse<Login>> {
  const body = { token, user_agent: userAgent };
  return store.send({ method: 'POST', path: '/api/oauth/login-link', body, schema: loginResponse });
}
