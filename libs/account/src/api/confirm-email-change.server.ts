import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import { emailResponse } from '../model/account-responses';

/** Makes the new e-mail the account's by the secret of its mail. */
export function confirmEmailChange(store: StoreClient, token: string): Promise<StoreResponse<{ email: string }>> {
  return store.send({ method: 'POST', path: '/api/v1/user/email/confirm', body: { token }, schema: emailResponse });
}
