import { email, passwordMatch, ruleMessages } from '@vyloha/forms/rules';
import * as v from 'valibot';
import { newPasswordEntries } from './new-password';

/** Makes an account. */
export const registerInput = v.pipe(
  v.object({ email, ...newPasswordEntries }),
  passwordMatch('passwordConfirmation', 'password'),
);

/** Asks for a link to a new password. */
export const forgottenPasswordInput = v.object({ email });

/** A new password by the link of the mail. */
export const resetPasswordInput = v.pipe(
  v.object({ email, token: v.string(ruleMessages.required), ...newPasswordEntries }),
  passwordMatch('passwordConfirmation', 'password'),
);

/** A new password of a customer who is logged in. */
export const changePasswordInput = v.pipe(
  v.object({ oldPassword: v.string(ruleMessages.required), ...newPasswordEntries }),
  passwordMatch('passwordConfirmation', 'password'),
);

/** Proves the e-mail by the secret of the mail. */
export const activationInput = v.object({ token: v.string(ruleMessages.required) });
