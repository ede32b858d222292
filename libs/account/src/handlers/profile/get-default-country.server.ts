import type { AppLoadContext } from '@remix-run/node';
import type { Country } from '@vyloha/session';

const fallbackCountry = 'CZE';

/** The initial country of a form: that of the active currency. */
export function getDefaultCountry({ currency }: AppLoadContext, countries: readonly Country[]): string {
  return countries.find(({ currencyCode }) => currencyCode === currency.code)?.code ?? fallbackCountry;
}
