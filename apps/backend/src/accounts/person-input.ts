import * as v from 'valibot';
import { postcodeProblem } from '../orders/postcode';

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

export const addressEntries = {
  street: requiredText(personLimits.line),
  city: requiredText(personLimits.line),
  postcode: requiredText(personLimits.postcode),
  country_code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'countryUnknown')),
} as const;

/** The postcode format depends on the country, and so does the message, so the check adds its own issue. */
export function postcodeOfCountry<Address extends { postcode: string; country_code: string }>() {
  return v.rawCheck<Address>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { postcode, country_code: countryCode } = dataset.value;
    const problem = postcodeProblem(postcode, countryCode);
    if (problem === null) return;
    addIssue({
      message: problem,
      path: [{ type: 'object', origin: 'value', input: dataset.value, key: 'postcode', value: postcode }],
    });
  });
}

export const addressInput = v.pipe(
  v.object(addressEntries),
  postcodeOfCountry(),
  v.transform(({ country_code: countryCode, ...rest }) => ({ ...rest, countryCode })),
);

export const businessInput = v.object({
  business_name: requiredText(personLimits.line),
  TIN: optionalText(personLimits.line),
  VATIN: optionalText(personLimits.line),
});
