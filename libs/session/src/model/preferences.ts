import type { CookieJar } from './cookie-jar';

/** The shopper's preferences for the display of prices. */
export interface PricePreferences {
  displayVat: boolean;
  displayBothPrices: boolean;
}

/** By default prices with tax come first, and both are shown. */
export function readPricePreferences(cookies: Pick<CookieJar, 'get'>): PricePreferences {
  return {
    displayVat: cookies.get('displayVat') !== 'false',
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
