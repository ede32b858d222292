import { phoneNumber, requiredText, ruleMessages, streetAndNumber } from '@vyloha/forms/rules';
import * as v from 'valibot';

/** Maximum length that fits on a parcel label. */
const maxTextLength = 100;
const tooLongMessage = 'account:problem.tooLong';

/** Absent when empty: the form parser drops empty fields. */
export const optionalText = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxTextLength, tooLongMessage)));
export const shortText = v.pipe(requiredText, v.maxLength(maxTextLength, tooLongMessage));
export const optionalPhone = v.optional(phoneNumber);
export const street = v.pipe(streetAndNumber, v.maxLength(maxTextLength, tooLongMessage));
export const country = v.pipe(v.string(ruleMessages.required), v.regex(/^[A-Z]{3}$/, ruleMessages.required));
