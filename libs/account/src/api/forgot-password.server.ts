import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import { emptyResponse } from '../model/empty-response';

/** Mails a password-reset link; the response does not reveal whether the e-mail has an account. */
export function forgotPassword(
  store: StoreClient,
  body: { email: string; callbackUrl: string },
): Promise<StoreResponse<unknown>> {
  return store.send({ method: 'POST', path: '/api/v1/forgot-password', body, schema: emptyResponse });
}
