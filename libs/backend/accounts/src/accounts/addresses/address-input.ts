import * as v from 'valibot';
import { optionalPhone, optionalText, personLimits, requiredText } from '../person-input';
import { addressEntries, postcodeOfCountry } from '../postal-address';

export const addressTypes = ['shipping', 'billing'] as const;

/** One entry of a customer's address book. */
export const addressBookInput = v.pipe(
  v.object({
    type: v.optional(v.picklist(addressTypes, 'invalidValue'), 'shipping'),
    name: requiredText(personLimits.line),
    business_name: optionalText(personLimits.line),
    phone: optionalPhone,
    is_default: v.nullish(v.boolean(), false),
    ...addressEntries,
  }),
  postcodeOfCountry(),
  v.transform(({ business_name: businessName, country_code: countryCode, is_default: isDefault, phone, ...rest }) => ({
    ...rest,
    countryCode,
    isDefault,
    businessName: businessName || null,
    phone: phone || null,
  })),
);

export type AddressBookInput = v.InferOutput<typeof addressBookInput>;
