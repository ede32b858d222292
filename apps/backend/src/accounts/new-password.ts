import * as v from 'valibot';
import { Refusal } from '../server/refusal';

export const shortestPassword = 8;
export const longestPassword = 200;

/** A password being chosen, written twice. */
export const newPasswordEntries = {
  password: v.pipe(
    v.string(),
    v.minLength(1, 'requiredValue'),
    v.minLength(shortestPassword, 'passwordTooShort'),
    v.maxLength(longestPassword, 'tooLong'),
  ),
  password_confirmation: v.string(),
} as const;

/** @throws Refusal 422 when the password was not written the same twice */
export function refuseDifferent(input: { password: string; password_confirmation: string }): void {
  if (input.password === input.password_confirmation) return;
  throw new Refusal(422, [{ key: 'passwordsDiffer', field: 'password_confirmation', code: 'passwords_differ' }]);
}
