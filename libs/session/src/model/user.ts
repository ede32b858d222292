/** Postal address of a user; `countryCode` is alpha-3. */
export interface UserAddress {
  street: string;
  city: string;
  postcode: string;
  countryCode: string;
  countryAlpha2: string;
}

/** Company data of a business user. */
export interface UserBusiness {
  name: string;
  tin: string | null;
  vatin: string | null;
}

/** What a customer marked with a heart, by its variants. */
interface WishList {
  /** `null` until something is in it. */
  id: string | null;
  items: readonly { id: string; variantId: string }[];
}

/** A logged-in customer, as this room sees one. */
export interface User {
  id: string;
  email: string;
  name: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  /** The price list the customer buys at, sent as `X-User-Variant`. */
  variant: string;
  groups: readonly string[];
  address: UserAddress | null;
  business: UserBusiness | null;
  /** Whether the mailbox was proven to be theirs. */
  isEmailConfirmed: boolean;
  wishList: WishList;
}
