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
  domainCurrency: string;
}

const currencyByCountry: Readonly<Record<string, string>> = { SK: 'EUR' };

/** The active currency: the shopper's choice, else that of a Slovak customer, else the domain's. */
export function activeCurrency(
  currencies: readonly ShopCurrency[],
  { chosen, country, domainCurrency }: CurrencyWishes,
): ShopCurrency {
  const byCountry = country === null ? null : (currencyByCountry[country] ?? null);
  for (const code of [chosen, byCountry, domainCurrency]) {
    const found = currencies.find((currency) => currency.code === code);
    if (found !== undefined) return found;
  }
  throw new RangeError(`The shop does not sell in ${domainCurrency}, the currency of its domain`);
}
