import { phoneNumber, requiredText, ruleMessages, streetAndNumber } from '@vyloha/forms/rules';
import * as v from 'valibot';

/** What fits on a parcel's label. */
const longestText = 100;
const tooLong = 'account:problem.tooLong';

/** Left out when empty: that is how forms are read. */
export const optionalText = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestText, tooLong)));
export const shortText = v.pipe(requiredText, v.maxLength(longestText, tooLong));
export const optionalPhone = v.optional(phoneNumber);
export const street = v.pipe(streetAndNumber, v.maxLength(longestText, tooLong));
export const country = v.pipe(v.string(ruleMessages.required), v.regex(/^[A-Z]{3}$/, ruleMessages.required));
