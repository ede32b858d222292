import type { CountryCode } from './country';

/**
 * Delivery and billing details by form field name. Omitted fields are empty strings, so that
 * the form can be rendered from the same object.
 */
export interface DeliveryDetails {
  fullName: string;
  email: string;
  phone: string;
  street: string;
  /** Empty when the number follows the street. */
  houseNumber: string;
  city: string;
  postcode: string;
  country: CountryCode;
  /** Another person receives the parcel. */
  differentAddress: boolean;
  shippingFullName: string;
  shippingPhone: string;
  shippingBusinessName: string;
  isBusiness: boolean;
  businessName: string;
  tin: string;
  vatin: string;
  vatinsvk: string;
  billingInfo: boolean;
  billingName: string;
  billingStreet: string;
  billingHouseNumber: string;
  billingCity: string;
  billingPostcode: string;
  billingCountry: CountryCode;
}

type TextField = Exclude<
  keyof DeliveryDetails,
  'country' | 'billingCountry' | 'differentAddress' | 'isBusiness' | 'billingInfo'
>;

export const recipientFields = ['shippingFullName', 'shippingPhone', 'shippingBusinessName'] as const;
export const businessFields = ['businessName', 'tin', 'vatin', 'vatinsvk'] as const;
export const billingFields = [
  'billingName',
  'billingStreet',
  'billingHouseNumber',
  'billingCity',
  'billingPostcode',
] as const;

/** Strings that may be empty or, before validation, missing. */
type Texts<Fields extends readonly TextField[]> = Partial<Record<Fields[number], string | undefined>>;

function isAnyFilled<Field extends TextField>(
  details: Partial<Record<Field, string | undefined>>,
  fields: readonly Field[],
) {
  return fields.some((field) => Boolean(details[field]));
}

/** True when anything about another recipient is filled. */
export function hasRecipient(details: Texts<typeof recipientFields>): boolean {
  return isAnyFilled(details, recipientFields);
}

/** True when anything about a business is filled. */
export function hasBusinessData(details: Texts<typeof businessFields>): boolean {
  return isAnyFilled(details, businessFields);
}

/** True when anything of a billing address is filled. */
export function hasBillingAddress(details: Texts<typeof billingFields>): boolean {
  return isAnyFilled(details, billingFields);
}

/** Sets flags whose fields are filled, whatever the checkboxes say; business data imply billing info. */
export function withFilledFlags<Details extends DeliveryDetails>(details: Details): Details {
  const isBusiness = details.isBusiness || hasBusinessData(details);
  return {
    ...details,
    isBusiness,
    billingInfo: details.billingInfo || isBusiness || hasBillingAddress(details),
    differentAddress: details.differentAddress || hasRecipient(details),
  };
}

/** The country whose rules the business numbers follow: the billing country. */
export function billingCountryOf(
  details: Texts<typeof billingFields> & {
    country: CountryCode;
    billingCountry?: CountryCode | undefined;
  },
): CountryCode {
  return (hasBillingAddress(details) ? details.billingCountry : undefined) ?? details.country;
}
