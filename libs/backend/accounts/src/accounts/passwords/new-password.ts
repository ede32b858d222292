import * as v from 'valibot';
import { HttpError } from '@vyloha/backend-kernel';

export const minPasswordLength = 8;
export const maxPasswordLength = 200;

/** A new password, entered twice. */
export const newPasswordEntries = {
  password: v.pipe(
    v.string(),
    v.minLength(1, 'requiredValue'),
    v.minLength(minPasswordLength, 'passwordTooShort'),
    v.maxLength(maxPasswordLength, 'tooLong'),
  ),
  password_confirmation: v.string(),
} as const;

/** @throws Refusal 422 when the two entries differ */
export function requireMatchingPasswords(input: { password: string; password_confirmation: string }): void {
  if (input.password === input.password_confirmation) return;
  throw new HttpError(422, [{ key: 'passwordsDiffer', field: 'password_confirmation', code: 'passwords_differ' }]);
}
