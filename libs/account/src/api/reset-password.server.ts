import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import { newPasswordResponse } from '../model/new-password-response';

interface NewPassword {
  email: string;
  token: string;
  password: string;
  passwordConfirmation: string;
}

/** Sets a new password by the mailed secret; ends every session of the account. */
export function resetPassword(
  store: StoreClient,
  { passwordConfirmation, ...rest }: NewPassword,
): Promise<StoreResponse<string | null>> {
  const body = { ...rest, password_confirmation: passwordConfirmation };
  return store.send({ method: 'POST', path: '/api/v1/reset-password', body, schema: newPasswordResponse });
}
