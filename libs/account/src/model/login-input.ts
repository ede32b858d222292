import { email, ruleMessages } from '@vyloha/forms/rules';
import * as v from 'valibot';

/** The login form. */
export const loginInput = v.object({
  email,
  password: v.string(ruleMessages.required),
  /** Redirect target; anything but a local path is ignored. */
  redirectTo: v.optional(v.string()),
});
