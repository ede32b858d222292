import type { CookieJar } from './cookie-jar';

/** What a shopper chose about the display of prices. */
export interface PriceChoices {
  displayVat: boolean;
  displayBothPrices: boolean;
}

/** Prices with tax come first, and both are shown, until the shopper says otherwise. */
export function readPriceChoices(cookies: Pick<CookieJar, 'get'>): PriceChoices {
  return {
    displayVat: cookies.get('displayVat') !== 'false',
    displayBothPrices: cookies.get('displayBothPrices') !== 'false',
  };
}

/** The list in the groups cookie, the same as in the header. */
export function parseGroups(text: string | null): readonly string[] {
  return (text ?? '').split(',').filter((group) => group !== '');
}

/** The groups as cookie and header carry them. */
export function formatGroups(groups: readonly string[]): string {
  return groups.join(',');
}
