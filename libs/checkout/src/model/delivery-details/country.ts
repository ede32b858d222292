/** Countries of delivery, alpha-3. */
export const countryCodes = ['CZE', 'SVK'] as const;

export type CountryCode = (typeof countryCodes)[number];

const currencyByCountry: Readonly<Record<CountryCode, string>> = { CZE: 'CZK', SVK: 'EUR' };

const defaultCountry: CountryCode = 'CZE';

/** The country of the active currency; the Czech Republic by default. */
export function countryOfCurrency(currencyCode: string): CountryCode {
  return countryCodes.find((country) => currencyByCountry[country] === currencyCode) ?? defaultCountry;
}

/** The currency of orders to a country. */
export function currencyOfCountry(country: CountryCode): string {
  return currencyByCountry[country];
}

/** An order is paid in the currency of its country of delivery: CZE in CZK, SVK in EUR. */
export function isPaidInCurrency(country: CountryCode, currencyCode: string): boolean {
  return currencyByCountry[country] === currencyCode;
}
