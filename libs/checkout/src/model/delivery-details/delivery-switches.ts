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
