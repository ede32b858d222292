import type { Locale } from '@vyloha/contract';

export interface NumberFormatOptions {
  /** Default: at most 3. */
  maximumFractionDigits?: number;
  /** Padded with zeros to this many decimals. */
  minimumFractionDigits?: number;
}

// Creating a formatter takes a hundred times as long as using it.
const formatters = new Map<string, Intl.NumberFormat>();

/** `1 234,5`: grouped, with at most the given number of decimals. */
export function formatNumber(value: number, locale: Locale, options: NumberFormatOptions = {}): string {
  const { maximumFractionDigits = 3, minimumFractionDigits = 0 } = options;
  const key = `${locale} ${minimumFractionDigits} ${maximumFractionDigits}`;
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    formatter = new Intl.NumberFormat(locale, { maximumFractionDigits, minimumFractionDigits });
    formatters.set(key, formatter);
  }
  return formatter.format(value);
}
