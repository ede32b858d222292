import type { StoreAnswer, StoreClient } from '@vyloha/store-client';
import { newPasswordResponse } from '../model/new-password-response';

interface NewPassword {
  email: string;
  token: string;
  password: string;
  passwordConfirmation: string;
}

/** A new password by the secret of the mail; ends every login of the account. */
export function resetPassword(
  store: StoreClient,
  { passwordConfirmation, ...rest }: NewPassword,
): Promise<StoreAnswer<string | null>> {
  const body = { ...rest, password_confirmation: passwordConfirmation };
  return store.send({ method: 'POST', path: '/api/v1/reset-password', body, schema: newPasswordResponse });
}
