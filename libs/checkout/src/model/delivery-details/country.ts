/** A country that a shipper of the shop serves; `code` is alpha-3. */
export interface DeliveryCountry {
  code: string;
  name: string;
  /** Orders to the country are paid in it. */
  currencyCode: string;
}

export const defaultCountry = 'CZE';

/** The countries of the shop that any of the shippers serves. */
export function servedCountries<Country extends DeliveryCountry>(
  countries: readonly Country[],
  shippers: readonly { countryCodes: readonly string[] }[],
): DeliveryCountry[] {
  return countries
    .filter(({ code }) => shippers.some(({ countryCodes }) => countryCodes.includes(code)))
    .map(({ code, name, currencyCode }) => ({ code, name, currencyCode }));
}

/** The first country of the active currency; the Czech Republic by default. */
export function countryOfCurrency(countries: readonly DeliveryCountry[], currency: string): string {
  return countries.find(({ currencyCode }) => currencyCode === currency)?.code ?? defaultCountry;
}

/** The currency of orders to a country; `null` where nobody delivers. */
export function currencyOfCountry(countries: readonly DeliveryCountry[], country: string): string | null {
  return countries.find(({ code }) => code === country)?.currencyCode ?? null;
}
