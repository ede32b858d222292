import type { StoreAnswer, StoreClient } from '@vyloha/store-client';
import { nothingResponse } from '../model/nothing-response';

/** Mails a link for a new password; nobody learns whether the e-mail has an account. */
export function forgotPassword(
  store: StoreClient,
  body: { email: string; callbackUrl: string },
): Promise<StoreAnswer<unknown>> {
  return store.send({ method: 'POST', path: '/api/v1/forgot-password', body, schema: nothingResponse });
}
