import type { CookieJar } from './cookie-jar';

/** How prices are shown: the shopper's preferences, as far as there is something to prefer. */
export interface PricePreferences {
  /**
   * Whether prices of the shop may include a tax. Those of a trader who pays no VAT do not: no page says what they are
   * with or without. Whether those of a cart or an order do, its own treatment says.
   */
  hasTax: boolean;
  displayVat: boolean;
  displayBothPrices: boolean;
}

/** Whether the shopper wants prices with tax first; `null` when they have not said so. */
export function readDisplayVat(cookies: Pick<CookieJar, 'get'>): boolean | null {
  const chosen = cookies.get('displayVat');
  return chosen === 'true' || chosen === 'false' ? chosen === 'true' : null;
}

/**
 * What the shopper has chosen. By default both prices are shown, and those with tax come first, except in a net price
 * list. Without a tax there is one price, whatever was chosen before.
 */
export function readPricePreferences(
  cookies: Pick<CookieJar, 'get'>,
  { isNet = false, hasTax = true }: { isNet?: boolean; hasTax?: boolean } = {},
): PricePreferences {
  return {
    hasTax,
    displayVat: !hasTax || (readDisplayVat(cookies) ?? !isNet),
    displayBothPrices: hasTax && cookies.get('displayBothPrices') !== 'false',
  };
}

/** Parses the groups cookie, which has the header's format. */
export function parseGroups(text: string | null): readonly string[] {
  return (text ?? '').split(',').filter((group) => group !== '');
}

/** Formats the groups for the cookie and the header. */
export function formatGroups(groups: readonly string[]): string {
  return groups.join(',');
}
