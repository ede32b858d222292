import { ruleMessages } from '@vyloha/forms/rules';
import * as v from 'valibot';

const minLength = 8;
const maxLength = 200;

/** A new password, typed twice; spaces count. */
export const newPasswordEntries = {
  password: v.pipe(
    v.string(ruleMessages.required),
    v.minLength(minLength, 'account:problem.passwordTooShort'),
    v.maxLength(maxLength, 'account:problem.tooLong'),
  ),
  passwordConfirmation: v.string(ruleMessages.required),
} as const;

/** Names of password fields: wire → form. */
export const passwordFields: Readonly<Record<string, string>> = {
  old_password: 'oldPassword',
  password: 'password',
  password_confirmation: 'passwordConfirmation',
};
