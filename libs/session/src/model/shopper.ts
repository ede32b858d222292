import type { Locale } from '@vyloha/contract';
import type { PricePreferences } from './preferences';
import type { User } from './user';

/** The shopper of this request, on whom every backend call and page may depend. */
export interface Shopper extends PricePreferences {
  /** Bearer token; never leaves the server. */
  token: string | null;
  /** Token of a guest's cart; never leaves the server. */
  guestToken: string | null;
  variant: string;
  groups: readonly string[];
  /** Code of the active currency, such as `CZK`. */
  currency: string;
  /**
   * Countries to which orders are paid in the currency, alpha-3, in the shop's order. No address of the shopper's decides
   * about them: pages are shared by all who have the same currency.
   */
  countries: readonly string[];
  locale: Locale;
  isLoggedIn: boolean;
  /** Has a token whose owner could not be fetched: neither a guest nor a customer for this request. */
  isIdentityUnknown: boolean;
  /** Buys for a company. */
  isBusiness: boolean;
  user: User | null;
}

/** The price list of guests. */
export const defaultVariant = 'b2c';

/** A shopper without identity, with the given preferences. */
export function toGuest(preferences: Pick<Shopper, 'currency' | 'locale' | keyof PricePreferences>): Shopper {
  return {
    ...preferences,
    countries: [],
    token: null,
    guestToken: null,
    variant: defaultVariant,
    groups: [],
    isLoggedIn: false,
    isIdentityUnknown: false,
    isBusiness: false,
    user: null,
  };
}
