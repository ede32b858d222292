import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import { emptyResponse } from '../model/empty-response';
import { newPasswordResponse } from '../model/new-password-response';

interface PasswordChange {
  oldPassword: string;
  password: string;
  passwordConfirmation: string;
}

/** Changes the password and ends every other session of the account. */
export function changePassword(store: StoreClient, change: PasswordChange): Promise<StoreResponse<string | null>> {
  const { oldPassword, password, passwordConfirmation } = change;
  const body = { old_password: oldPassword, password, password_confirmation: passwordConfirmation };
  return store.send({ method: 'PATCH', path: '/api/v1/user/password', body, schema: newPasswordResponse });
}

/** Mails a password-reset link; the response does not reveal whether the e-mail has an account. */
export function forgotPassword(
  store: StoreClient,
  body: { email: string; callbackUrl: string },
): Promise<StoreResponse<unknown>> {
  return store.send({ method: 'POST', path: '/api/v1/forgot-password', body, schema: emptyResponse });
}

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
