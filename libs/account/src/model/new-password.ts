import { ruleMessages } from '@vyloha/forms/rules';
import * as v from 'valibot';

const shortest = 8;
const longest = 200;

/** A password being chosen, written twice; spaces count. */
export const newPasswordEntries = {
  password: v.pipe(
    v.string(ruleMessages.required),
    v.minLength(shortest, 'account:problem.passwordTooShort'),
    v.maxLength(longest, 'account:problem.tooLong'),
  ),
  passwordConfirmation: v.string(ruleMessages.required),
} as const;

/** Names of password fields: wire → form. */
export const passwordFields: Readonly<Record<string, string>> = {
  old_password: 'oldPassword',
  password: 'password',
  password_confirmation: 'passwordConfirmation',
};
