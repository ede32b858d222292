import type { CountryCode } from './country';

const prefixes: Readonly<Record<CountryCode, string>> = { CZE: '+420 ', SVK: '+421 ' };

/** International phone prefix of the country, as the field's initial value. */
export function phonePrefix(country: CountryCode): string {
  return prefixes[country];
}
