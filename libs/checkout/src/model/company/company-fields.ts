import type { DeliveryFieldName } from '../delivery-details/delivery-fields';
import type { Company } from './company';

/** Values of the delivery form, by field name. */
export type FormValues = Partial<Record<DeliveryFieldName, string>>;

/** What a form says about a company: its numbers, its name, and its seat as the billing address. */
export function toCompanyFields({ tin, vatin, name, address }: Company): FormValues {
  return {
    isBusiness: 'on',
    tin,
    businessName: name,
    vatin,
    ...(address && {
      billingInfo: 'on',
      billingStreet: address.street,
      billingHouseNumber: address.houseNumber,
      billingCity: address.city,
      billingPostcode: address.postcode,
      billingCountry: address.countryCode,
    }),
  };
}
