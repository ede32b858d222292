import type { Locale } from '@vyloha/contract';
import type { User } from './user';

/** The shopper of this request, on whom every backend call and page may depend. */
export interface Shopper {
  /** Bearer token; never leaves the server. */
  token: string | null;
  /** Token of a guest's cart; never leaves the server. */
  guestToken: string | null;
  variant: string;
  groups: readonly string[];
  /** Code of the active currency, such as `CZK`. */
  currency: string;
  displayVat: boolean;
  displayBothPrices: boolean;
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
export function toGuest(
  preferences: Pick<Shopper, 'currency' | 'displayVat' | 'displayBothPrices' | 'locale'>,
): Shopper {
  return {
    ...preferences,
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
