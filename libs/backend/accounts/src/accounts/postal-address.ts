import type { WireAddress } from '@vyloha/contract';
import * as v from 'valibot';
import { postcodeProblem } from '@vyloha/backend-kernel';
import { personLimits, requiredText } from './person-input';

/** Entries of the schema of an address in requests. */
export const addressEntries = {
  street: requiredText(personLimits.line),
  city: requiredText(personLimits.line),
  postcode: requiredText(personLimits.postcode),
  country_code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'countryUnknown')),
} as const satisfies Record<keyof WireAddress, v.GenericSchema>;

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
