import type { Currency } from '@vyloha/money';

/** A currency the shop sells in: its format, and its name for the switcher. */
export interface ShopCurrency extends Currency {
  name: string;
}

interface CurrencyWishes {
  /** What the shopper chose. */
  chosen: string | null;
  /** Of the customer's address, alpha-2. */
  country: string | null;
  /** Where the request came from, alpha-2, where the shop asks for it. */
  visitorCountry: string | null;
  domainCurrency: string;
}

/** Query key by which an address chooses the currency. */
export const currencyKey = 'currency';

/** Alpha-2 of CZE, the default country. */
const homeCountry = 'CZ';
const currencyAbroad = 'EUR';
const currencyOfCustomers: Readonly<Record<string, string>> = { SK: 'EUR' };

/** The currency of visitors from a country; `null` is the domain's own. */
export function currencyByCountry(country: string | null): string | null {
  return country === null || country === homeCountry ? null : currencyAbroad;
}

/**
 * The active currency: the shopper's choice, else that of a Slovak customer, else of the country a stranger comes from,
 * else the domain's.
 */
export function activeCurrency(
  currencies: readonly ShopCurrency[],
  { chosen, country, visitorCountry, domainCurrency }: CurrencyWishes,
): ShopCurrency {
  const byCountry = country === null ? currencyByCountry(visitorCountry) : (currencyOfCustomers[country] ?? null);
  for (const code of [chosen, byCountry, domainCurrency]) {
    const found = currencies.find((currency) => currency.code === code);
    if (found !== undefined) return found;
  }
  throw new RangeError(`The shop does not sell in ${domainCurrency}, the currency of its domain`);
}
