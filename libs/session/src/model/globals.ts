import type { PostalAddress } from '@vyloha/contract';

/** Contacts of the shop. */
export interface ShopContact extends PostalAddress {
  name: string;
  phone: string;
  email: string;
  openingHours: string;
  tin: string;
  vatin: string;
  /** IČ DPH of a Slovak trader, whose `vatin` is the number for other taxes. */
  vatinSvk: string | null;
}

export interface Country {
  /** Alpha-3. */
  code: string;
  alpha2: string;
  name: string;
  currencyCode: string;
}

/** Global data of every page; the same for all shoppers of a locale and currency. */
export interface Globals {
  contact: ShopContact;
  /** The shop's name as used in titles. */
  shortTitle: string;
  /** `null` when the shop gives no gifts. */
  orderGiftAtMinor: number | null;
  orderMinimumValueMinor: number;
  /** Codes of the menus that exist. */
  menus: readonly string[];
  languages: readonly { code: string; name: string }[];
  countries: readonly Country[];
  restrictedGroups: readonly string[];
  /** Price lists whose prices come without tax first. */
  netPriceLists: readonly string[];
  /** Whether the shop pays VAT; prices of one that does not have none. */
  vatPayer: boolean;
  /** Functions enabled in the shop, such as `loyalty_credits`. */
  functions: Readonly<Record<string, boolean>>;
  /** The backend can look companies up by their number. */
  hasCompanyRegister: boolean;
  translationVariant: string;
}
