import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import { emptyResponse } from '../model/empty-response';

/** Has a login link mailed; the response is the same whether or not the e-mail has an account. */
export function requestLoginLink(
  store: StoreClient,
  body: { email: string; callbackUrl: string },
): Promise<StoreResponse<unknown>> {
  return store.send({ method: 'POST', path: '/api/v1/login-links', body, schema: emptyResponse });
}
