import type { Currency } from '@vyloha/money';
import type { PricePreferences } from './preferences';
import type { Shopper } from './shopper';

/** The shopper as exposed to pages: what all shoppers of a segment have in common, never a token. */
export interface ShopperView extends PricePreferences {
  /** The active currency with its format. */
  currency: Currency;
  isLoggedIn: boolean;
  /** A customer whom the backend could not identify now. */
  isIdentityUnknown: boolean;
  /** Buys for a company. */
  isBusiness: boolean;
  /** The price list. */
  variant: string;
  groups: readonly string[];
}

/** What belongs to this person alone. Pages of a segment show it only inside of a `Hole`. */
export interface PersonView {
  /** Of a logged-in shopper. */
  name: string | null;
  email: string | null;
  /** Loyalty credits; `null` for guests, and where the shop has none. */
  credits: number | null;
}

/** A shopper who is not logged in. */
export const guestPerson: PersonView = { name: null, email: null, credits: null };

export function toShopperView(
  shopper: Omit<Shopper, 'token' | 'guestToken' | 'user'>,
  currency: Currency,
): ShopperView {
  const { hasTax, displayVat, displayBothPrices } = shopper;
  const { isLoggedIn, isIdentityUnknown, isBusiness, variant, groups } = shopper;
  const prices = { hasTax, displayVat, displayBothPrices };
  return { currency, ...prices, isLoggedIn, isIdentityUnknown, isBusiness, variant, groups };
}

export function toPersonView({ user }: Pick<Shopper, 'user'>, credits: number | null = null): PersonView {
  return user === null ? guestPerson : { name: user.name, email: user.email, credits };
}
