import type { Locale } from '@vyloha/contract';
import type { User } from './user';

/** Who is shopping in this request: what every call to a backend and every page may depend on. */
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
  user: User | null;
}

/** Holds a token, but the backend could not be asked whose it is: neither a guest nor a customer for this request. */
export function isIdentityUnknown({ token, user }: Pick<Shopper, 'token' | 'user'>): boolean {
  return token !== null && user === null;
}

/** The price list of a shopper nobody knows. */
export const defaultVariant = 'b2c';

/** A shopper without identity and choices. */
export function toGuest(choices: Pick<Shopper, 'currency' | 'displayVat' | 'displayBothPrices' | 'locale'>): Shopper {
  return {
    ...choices,
    token: null,
    guestToken: null,
    variant: defaultVariant,
    groups: [],
    isLoggedIn: false,
    user: null,
  };
}
