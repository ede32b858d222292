import * as v from 'valibot';
import { postcodeProblem } from '../orders/postcode';

/** Longest texts about a person. */
export const personLimits = { line: 120, email: 254, phone: 30, postcode: 12 };

export const requiredText = (most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, 'requiredValue'), v.maxLength(most, 'tooLong'));
export const optionalText = (most: number) => v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(most, 'tooLong')), '');

/** Letters that only look like those of another address, or become them in small letters, are in none. */
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

/** The postcode has the form of its country; the message depends on the country, so the check writes its own issue. */
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
