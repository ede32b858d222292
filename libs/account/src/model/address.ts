export const addressTypes = ['shipping', 'billing'] as const;

/** One entry of the customer's address book; empty where nothing was said. */
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

/** Query key that names the address being changed. */
export const changeKey = 'zmenit';
