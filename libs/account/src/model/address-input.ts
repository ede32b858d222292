import { toWireAddress } from '@vyloha/contract';
import { fieldEntries, fullName, postcode } from '@vyloha/forms/rules';
import * as v from 'valibot';
import { addressTypes } from './address';
import { addressFields, toAddressFieldName } from './address-fields';
import { optionalPhone, optionalText } from './person-fields';

/** The form of an address: a new one or, with `id`, an existing one. */
export const addressInput = v.pipe(
  v.object({
    id: v.optional(v.string()),
    type: v.picklist(addressTypes),
    fullName,
    businessName: optionalText,
    phone: optionalPhone,
    isDefault: v.optional(v.boolean(), false),
    ...fieldEntries(addressFields, 'input'),
  }),
  postcode('postcode', 'country'),
);

export type AddressInput = v.InferOutput<typeof addressInput>;

/** form → body of the calls */
export function toAddressBody({
  type,
  fullName: name,
  businessName,
  phone,
  isDefault,
  country: countryCode,
  ...rest
}: AddressInput) {
  return {
    type,
    name,
    business_name: businessName ?? '',
    phone: phone ?? '',
    is_default: isDefault,
    ...toWireAddress({ ...rest, countryCode }),
  };
}

const formFields: Readonly<Record<string, string>> = {
  name: 'fullName',
  business_name: 'businessName',
  type: 'type',
  phone: 'phone',
};

/** Form field by wire field. */
export function toAddressField(wireField: string): string | undefined {
  return formFields[wireField] ?? toAddressFieldName(wireField);
}
