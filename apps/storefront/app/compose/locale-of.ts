import type { Domain } from '@vyloha/config';
import { isLocale } from '@vyloha/contract';
import type { Locale } from '@vyloha/contract';

/** On a single domain the shopper's choice counts, on several each speaks its own language. */
export function localeOf(chosen: string | null, domains: readonly Domain[], domain: Domain): Locale {
  return domains.length === 1 && isLocale(chosen) ? chosen : domain.locale;
}
