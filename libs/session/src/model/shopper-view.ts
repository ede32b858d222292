import type { Currency } from '@vyloha/money';
import type { Shopper } from './shopper';

/** What a page may know of its shopper: never a token. */
export interface ShopperView {
  /** The active currency with its format. */
  currency: Currency;
  displayVat: boolean;
  displayBothPrices: boolean;
  isLoggedIn: boolean;
  /** Of a logged-in shopper. */
  name: string | null;
  groups: readonly string[];
  /** Loyalty credits; `null` for guests, and where the shop has none. */
  credits: number | null;
}

export function toShopperView(shopper: Shopper, currency: Currency, credits: number | null = null): ShopperView {
  const { displayVat, displayBothPrices, isLoggedIn, user, groups } = shopper;
  return { currency, displayVat, displayBothPrices, isLoggedIn, name: user?.name ?? null, groups, credits };
}
