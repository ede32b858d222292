import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import { emptyResponse } from '../model/empty-response';

/** Has a link mailed to a new e-mail; answers the same when that has an account. */
export function requestEmailChange(
  store: StoreClient,
  body: { email: string; password: string; callbackUrl: string },
): Promise<StoreResponse<unknown>> {
  return store.send({ method: 'POST', path: '/api/v1/user/email', body, schema: emptyResponse });
}
