import type { Locale } from '@vyloha/contract';

export interface NumberLook {
  /** 3 at most where nothing is said. */
  maximumFractionDigits?: number;
  /** Zeros fill up to so many decimals. */
  minimumFractionDigits?: number;
}

// Making a formatter takes a hundred times as long as using it.
const formatters = new Map<string, Intl.NumberFormat>();

/** `1 234,5`: grouped, with at most the given number of decimals. */
export function formatNumber(value: number, locale: Locale, look: NumberLook = {}): string {
  const { maximumFractionDigits = 3, minimumFractionDigits = 0 } = look;
  const key = `${locale} ${minimumFractionDigits} ${maximumFractionDigits}`;
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    formatter = new Intl.NumberFormat(locale, { maximumFractionDigits, minimumFractionDigits });
    formatters.set(key, formatter);
  }
  return formatter.format(value);
}
