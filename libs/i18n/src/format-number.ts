import type { Locale } from '@vyloha/contract';

/** `1 234,5`: grouped, with at most the given number of decimals. */
export function formatNumber(value: number, locale: Locale, maximumFractionDigits = 3): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits }).format(value);
}
