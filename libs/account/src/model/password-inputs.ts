import { email, passwordMatch, requiredText, ruleMessages } from '@vyloha/forms/rules';
import * as v from 'valibot';
import { newPasswordEntries } from './new-password';

/** Registration by e-mail. */
export const registerInput = v.pipe(
  v.object({ email, ...newPasswordEntries }),
  passwordMatch('passwordConfirmation', 'password'),
);

/** Requests a password-reset link. */
export const forgottenPasswordInput = v.object({ email });

/** A new password by the mailed link. */
export const resetPasswordInput = v.pipe(
  v.object({ email, token: v.string(ruleMessages.required), ...newPasswordEntries }),
  passwordMatch('passwordConfirmation', 'password'),
);

/** A new password of a customer who is logged in. */
export const changePasswordInput = v.pipe(
  v.object({ oldPassword: v.string(ruleMessages.required), ...newPasswordEntries }),
  passwordMatch('passwordConfirmation', 'password'),
);

/** Completes the registration by the mailed secret and the password; the e-mail is for password managers. */
export const confirmRegistrationInput = v.object({
  email: v.optional(v.string()),
  token: v.string(ruleMessages.required),
  password: v.string(ruleMessages.required),
});

/** The account of somebody whom a company invited by a mailed secret; the e-mail is for password managers. */
export const invitedInput = v.pipe(
  v.object({
    email: v.optional(v.string()),
    token: v.string(ruleMessages.required),
    firstName: requiredText,
    lastName: requiredText,
    ...newPasswordEntries,
  }),
  passwordMatch('passwordConfirmation', 'password'),
);

/** Uses a login link by its secret, or requests one by an e-mail. */
export const loginLinkInput = v.pipe(
  v.object({ email: v.optional(email), token: v.optional(v.string()) }),
  v.forward(
    v.check((form) => form.token !== undefined || form.email !== undefined, ruleMessages.required),
    ['email'],
  ),
);

/** Verifies the e-mail by the mailed secret. */
export const activationInput = v.object({ token: v.string(ruleMessages.required) });
