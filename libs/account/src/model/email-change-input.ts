import { email, ruleMessages } from '@vyloha/forms/rules';
import * as v from 'valibot';

/** Requests a link for a new e-mail. */
export const emailChangeInput = v.object({ email, password: v.string(ruleMessages.required) });

/** Deletes the account. */
export const accountDeletionInput = v.object({ password: v.string(ruleMessages.required) });
