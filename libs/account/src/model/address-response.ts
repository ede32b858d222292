import { wireAddressEntries } from '@vyloha/contract';
import * as v from 'valibot';
import { type Address, addressTypes } from './address';

const optional = v.pipe(
  v.nullable(v.string()),
  v.transform((text) => text ?? ''),
);

/** One of `GET /api/v1/user/addresses` on the wire → an address. */
const addressResponse = v.pipe(
  v.object({
    id: v.string(),
    type: v.picklist(addressTypes),
    name: v.string(),
    business_name: optional,
    phone: optional,
    is_default: v.optional(v.boolean(), false),
    ...wireAddressEntries,
  }),
  v.transform(({ name, business_name, country_code, is_default, ...rest }): Address => ({
    ...rest,
    fullName: name,
    businessName: business_name,
    country: country_code,
    isDefault: is_default,
  })),
);

/** The address book on the wire. */
export const addressesResponse = v.array(addressResponse);
