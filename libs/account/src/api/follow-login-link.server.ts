import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import { loginResponse, type Login } from '../model/login-response';

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
