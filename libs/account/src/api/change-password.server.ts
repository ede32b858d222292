import type { StoreResponse, StoreClient } from '@vyloha/store-client';
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
