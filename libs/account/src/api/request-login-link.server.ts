import type { StoreAnswer, StoreClient } from '@vyloha/store-client';
import { nothingResponse } from '../model/nothing-response';

/** Has a login link mailed; the answer is the same whether or not the e-mail has an account. */
export function requestLoginLink(
  store: StoreClient,
  body: { email: string; callbackUrl: string },
): Promise<StoreAnswer<unknown>> {
  return store.send({ method: 'POST', path: '/api/v1/login-links', body, schema: nothingResponse });
}
