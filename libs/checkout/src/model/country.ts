/** Countries an order can be sent to, alpha-3. */
export const countryCodes = ['CZE', 'SVK'] as const;

export type CountryCode = (typeof countryCodes)[number];

const currencyByCountry: Readonly<Record<CountryCode, string>> = { CZE: 'CZK', SVK: 'EUR' };

const defaultCountry: CountryCode = 'CZE';

/** The country whose money the shop counts in right now; the Czech Republic where there is none. */
export function countryOfCurrency(currencyCode: string): CountryCode {
  return countryCodes.find((country) => currencyByCountry[country] === currencyCode) ?? defaultCountry;
}

/** The money that parcels to a country are paid in. */
export function currencyOfCountry(country: CountryCode): string {
  return currencyByCountry[country];
}

/** A parcel is paid in the money of the country it goes to: CZE in CZK, SVK in EUR. */
export function isPaidInCurrency(country: CountryCode, currencyCode: string): boolean {
  return currencyByCountry[country] === currencyCode;
}
