import type { Currency } from '@vyloha/money';

/** A currency the shop sells in: its format, and its name for the switcher. */
export interface ShopCurrency extends Currency {
  name: string;
}

interface CurrencyOptions {
  /** The shopper's preference. */
  chosen: string | null;
  /** Country of the customer's address, alpha-2. */
  country: string | null;
  /** Country of the request by IP, alpha-2, if the shop uses it. */
  visitorCountry: string | null;
  domainCurrency: string;
}

/** Query parameter that selects the currency. */
export const currencyKey = 'currency';

/** Alpha-2 of CZE, the default country. */
const homeCountry = 'CZ';
const foreignCurrency = 'EUR';
const currencyByCustomerCountry: Readonly<Record<string, string>> = { SK: 'EUR' };

/** The currency of visitors from a country; `null` is the domain's own. */
export function currencyByCountry(country: string | null): string | null {
  return country === null || country === homeCountry ? null : foreignCurrency;
}

/**
 * The active currency: the shopper's preference, else that of a Slovak customer, else that of a guest's country by IP,
 * else the domain's.
 */
export function activeCurrency(
  currencies: readonly ShopCurrency[],
  { chosen, country, visitorCountry, domainCurrency }: CurrencyOptions,
): ShopCurrency {
  const byCountry = country === null ? currencyByCountry(visitorCountry) : (currencyByCustomerCountry[country] ?? null);
  for (const code of [chosen, byCountry, domainCurrency]) {
    const found = currencies.find((currency) => currency.code === code);
    if (found !== undefined) return found;
  }
  throw new RangeError(`The shop does not sell in ${domainCurrency}, the currency of its domain`);
}
