import type { AppLoadContext } from '@remix-run/node';
import type { Country } from '@vyloha/session';

const homeCountry = 'CZE';

/** The country a form starts with: that of the money prices are in. */
export function countryOf({ currency }: AppLoadContext, countries: readonly Country[]): string {
  return countries.find(({ currencyCode }) => currencyCode === currency.code)?.code ?? homeCountry;
}
