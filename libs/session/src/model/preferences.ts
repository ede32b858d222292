import type { CookieJar } from './cookie-jar';

/** The shopper's preferences for the display of prices. */
export interface PricePreferences {
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
 * list.
 */
export function readPricePreferences(
  cookies: Pick<CookieJar, 'get'>,
  { isNet = false }: { isNet?: boolean } = {},
): PricePreferences {
  return {
    displayVat: readDisplayVat(cookies) ?? !isNet,
    displayBothPrices: cookies.get('displayBothPrices') !== 'false',
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
