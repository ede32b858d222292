import { isVatNumber } from '@vyloha/contract';
import * as v from 'valibot';

/** Maximum lengths of personal fields. */
export const personLimits = { line: 120, email: 254, phone: 30, postcode: 12 };

export const requiredText = (maxLength: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, 'requiredValue'), v.maxLength(maxLength, 'tooLong'));
export const optionalText = (maxLength: number) =>
  v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(maxLength, 'tooLong')), '');

/** Other letters may look like those of another address, or become them in lower case. */
const asciiOnly = /^[!-~]+$/;
export const emailInput = v.config(
  v.pipe(requiredText(personLimits.email), v.regex(asciiOnly, 'emailInvalid'), v.email('emailInvalid')),
  { abortPipeEarly: true },
);

const phonePattern = /^\+[\d()/. -]{9,}$/;
export const phoneInput = v.pipe(requiredText(personLimits.phone), v.regex(phonePattern, 'phoneInvalid'));
/** Empty when there is none. */
export const optionalPhone = v.nullish(v.union([v.literal(''), phoneInput], 'phoneInvalid'), '');

export const businessInput = v.object({
  business_name: requiredText(personLimits.line),
  TIN: optionalText(personLimits.line),
  VATIN: v.pipe(optionalText(personLimits.line), v.check(isVatNumber, 'vatinInvalid')),
});

/** Null when left empty. */
export const optionalEmail = v.nullish(
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    emailInput,
  ]),
  null,
);
