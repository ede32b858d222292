import * as v from 'valibot';
import { ruleMessages } from './messages';

/** A required text, trimmed. */
export const requiredText = v.pipe(v.string(ruleMessages.required), v.trim(), v.nonEmpty(ruleMessages.required));

/** Standard e-mail format. */
export const email = v.pipe(requiredText, v.email(ruleMessages.email));

/** At least two words separated by a space. */
export const fullName = v.pipe(requiredText, v.regex(/^\S+\s+\S/, ruleMessages.fullName));

/** A plus, then at least 9 characters of digits, parentheses, slash, dot, space and hyphen. */
export const phoneNumber = v.pipe(requiredText, v.regex(/^\+[\d()/. -]{9,}$/, ruleMessages.phoneNumber));

/** Non-digit text, whitespace, then a number: `Dlouhá 12`. */
export const streetAndNumber = v.pipe(requiredText, v.regex(/^\D+\s\d/, ruleMessages.streetAndNumber));
