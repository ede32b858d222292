export const addressTypes = ['shipping', 'billing'] as const;

/** One entry of the customer's address book; an empty string where nothing was given. */
export interface Address {
  id: string;
  type: (typeof addressTypes)[number];
  fullName: string;
  businessName: string;
  phone: string;
  street: string;
  city: string;
  postcode: string;
  /** alpha-3 */
  country: string;
}

/** Query parameter with the id of the address being edited. */
export const changeKey = 'zmenit';
