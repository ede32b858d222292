import type { PostalAddress, Result } from '@vyloha/contract';

export interface UserAddress extends PostalAddress {
  countryAlpha2: string;
}

/** Company data of a business user. */
export interface UserBusiness {
  name: string;
  tin: string | null;
  vatin: string | null;
}

/** A company and what the customer may do for it. */
export interface UserCompany {
  id: string;
  name: string;
  role: 'owner' | 'approver' | 'buyer';
}

/** The customer's wish list by variants. */
interface WishList {
  /** `null` until it has an item. */
  id: string | null;
  items: readonly { id: string; variantId: string }[];
}

/** A logged-in customer, as this library sees one. */
export interface User {
  id: string;
  email: string;
  name: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  /** The customer's price list, sent as `X-User-Variant`. */
  variant: string;
  groups: readonly string[];
  address: UserAddress | null;
  business: UserBusiness | null;
  /** The company that the customer buys for, with its data in `business`; `null` for one who buys for themselves. */
  company: UserCompany | null;
  /** Whether the e-mail was verified. */
  isEmailConfirmed: boolean;
  wishList: WishList;
}

/** The owner of a token. */
export type UserResult = Result<User, 'tokenInvalid'>;
