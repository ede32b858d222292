import type { FormValues } from '../company/company-fields';

/** An address of the customer's book, as the checkout uses it. */
export interface SavedAddress {
  id: string;
  /** In one line. */
  label: string;
  isDefault: boolean;
  /** Of the delivery form. */
  fields: FormValues;
}

/** Field with which an order goes to the customer's default address, and its switch. */
export const shipToField = 'shipToShippingAddress';

/** By what they are for; both empty for guests. */
export interface AddressBook {
  shipping: readonly SavedAddress[];
  billing: readonly SavedAddress[];
}

export const emptyAddressBook: AddressBook = { shipping: [], billing: [] };

/** What the account's address book has of one address; the street includes the house number. */
interface BookedAddress {
  type: keyof AddressBook;
  fullName: string;
  businessName: string;
  phone: string;
  street: string;
  city: string;
  postcode: string;
  country: string;
}

/** The form filled in with the address; somebody else than the customer is the recipient. */
export function toAddressFields(address: BookedAddress, customer: { name: string; phone: string | null }): FormValues {
  const { type, fullName, businessName, phone, street, city, postcode, country } = address;
  if (type === 'billing') {
    return {
      billingInfo: 'on',
      billingName: fullName,
      billingStreet: street,
      billingHouseNumber: '',
      billingCity: city,
      billingPostcode: postcode,
      billingCountry: country,
    };
  }
  // The book has the customer's own phone with most addresses.
  const hasOtherPhone = phone !== '' && phone !== customer.phone;
  const isRecipient = fullName !== customer.name || businessName !== '' || hasOtherPhone;
  return {
    street,
    houseNumber: '',
    city,
    postcode,
    country,
    ...(isRecipient && { differentAddress: 'on' }),
    shippingFullName: isRecipient ? fullName : '',
    shippingPhone: isRecipient ? phone : '',
    shippingBusinessName: businessName,
  };
}

/** The address that forms start with; `null` without one. */
export function defaultAddress(addresses: readonly SavedAddress[]): SavedAddress | null {
  return addresses.find(({ isDefault }) => isDefault) ?? null;
}
