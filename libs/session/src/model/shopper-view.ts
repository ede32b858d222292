import type { Currency } from '@vyloha/money';
import type { Shopper } from './shopper';

/** The shopper as exposed to pages: never a token. */
export interface ShopperView {
  /** The active currency with its format. */
  currency: Currency;
  displayVat: boolean;
  displayBothPrices: boolean;
  isLoggedIn: boolean;
  /** Buys for a company. */
  isBusiness: boolean;
  /** Of a logged-in shopper. */
  name: string | null;
  groups: readonly string[];
  /** Loyalty credits; `null` for guests, and where the shop has none. */
  credits: number | null;
}

export function toShopperView(shopper: Shopper, currency: Currency, credits: number | null = null): ShopperView {
  const { displayVat, displayBothPrices, isLoggedIn, user, groups } = shopper;
  const isBusiness = (user?.business ?? null) !== null;
  return { currency, displayVat, displayBothPrices, isLoggedIn, isBusiness, name: user?.name ?? null, groups, credits };
}
