import { postalAddress, type PostalAddress } from '@vyloha/contract';
import { requiredText } from '@vyloha/forms/rules';
import * as v from 'valibot';
import { country, shortText, street } from './person-fields';

/** A postal address by the names of the account's form fields; the country is alpha-3. */
export type FormAddress = Omit<PostalAddress, 'countryCode'> & { country: string };

/** Everything the account says about one field of an address; forms and parsers take their part. */
interface AddressField {
  kind: 'required' | 'optional' | 'country';
  /** Validation where an address has to be given. */
  input: v.GenericSchema;
  /** Validation where the whole address may be left out. */
  optionalInput: v.GenericSchema;
  /** Two halves share a row. */
  width: 'full' | 'half';
  autoComplete: string;
}

/** A text that every address has. */
const required = <Rule extends v.GenericSchema<string>>(rule: Rule) => ({
  kind: 'required' as const,
  input: rule,
  optionalInput: v.optional(rule),
});

/** In the order of the forms, for every field of a postal address. */
export const addressFields = {
  street: { ...required(street), width: 'full', autoComplete: 'address-line1' },
  city: { ...required(shortText), width: 'half', autoComplete: 'address-level2' },
  postcode: { ...required(requiredText), width: 'half', autoComplete: 'postal-code' },
  country: { kind: 'country', input: country, optionalInput: country, width: 'full', autoComplete: 'country' },
} as const satisfies Record<keyof FormAddress, AddressField>;

/** An address as the initial values of a form; what else its owner has is left out. */
export function toFormAddress(address: PostalAddress): FormAddress {
  const { countryCode, ...rest } = v.parse(postalAddress, address);
  return { ...rest, country: countryCode };
}

/** Form field by the field of an address in requests. */
export function toAddressFieldName(wireField: string): string | undefined {
  const name = wireField === 'country_code' ? 'country' : wireField;
  return Object.hasOwn(addressFields, name) ? name : undefined;
}
