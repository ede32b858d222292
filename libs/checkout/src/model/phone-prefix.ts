import type { CountryCode } from './country';

const prefixes: Readonly<Record<CountryCode, string>> = { CZE: '+420 ', SVK: '+421 ' };

/** What a phone number of the country begins with, for the field to start with. */
export function phonePrefix(country: CountryCode): string {
  return prefixes[country];
}
