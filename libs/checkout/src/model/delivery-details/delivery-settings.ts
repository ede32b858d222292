import type { DeliveryCountry } from './country';
import type { DeliveryField } from './delivery-field';

/** Switches of optional fields, each a feature of the same name. */
export const deliverySwitches = [
  'businessTerms',
  'companyName',
  'dateOfBirth',
  'formalTitle',
  'shipToShippingAddress',
  'shippingBusinessNameOfBusiness',
  'splitName',
] as const;

export type DeliverySwitch = (typeof deliverySwitches)[number];

/** What the delivery form depends on besides its shopper. */
export interface DeliverySettings {
  countries: readonly DeliveryCountry[];
  /** Country of an order whose form says none: that of the active currency. */
  countryCode: string;
  /** Shippers that need no address of the shopper. */
  pickUps: readonly { id: string; name: string }[];
  /** Those that are on. */
  switches: readonly DeliverySwitch[];
  /** Whether the company number is checked, and by the rules of which country. */
  tin: { isValidated: boolean; isByBillingCountry: boolean };
}

/** Whether the form asks for a field. */
export function isAsked({ askedWith, askedWithout }: DeliveryField, { switches }: DeliverySettings): boolean {
  if (askedWithout !== undefined && switches.includes(askedWithout)) return false;
  return askedWith === undefined || switches.includes(askedWith);
}
