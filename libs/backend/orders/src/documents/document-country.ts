import type { Locale } from '@vyloha/contract';
import type { Queryable } from '@vyloha/backend-kernel';
import { memberStates } from '@vyloha/backend-shop';
import { country } from '@vyloha/backend-shop/tables';
import type { DocumentCountry } from './document-data';

/** alpha-2 codes by alpha-3 code, of the countries that the shop delivers to. */
export type CountryCodes = Readonly<Record<string, string>>;

export async function loadCountryCodes(db: Queryable): Promise<CountryCodes> {
  const rows = await db.select({ code: country.code, alpha2: country.alpha2 }).from(country);
  return Object.fromEntries(rows.map(({ code, alpha2 }) => [code, alpha2]));
}

/** What VAT numbers of Greece begin with is not its code. */
const greekVatPrefix = 'EL';

/** @param countryCode alpha-3; empty where the country is not known */
export function toCountry(
  countryCode: string,
  { locale, countryCodes }: { locale: Locale; countryCodes: CountryCodes },
): DocumentCountry | null {
  if (countryCode === '') return null;
  const known = countryCodes[countryCode] ?? memberStates[countryCode];
  // Nothing better is known of a country that neither the shop delivers to nor the Union has.
  if (known === undefined) return { code: countryCode, name: countryCode };
  const code = known === greekVatPrefix ? 'GR' : known;
  return { code, name: new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code };
}
