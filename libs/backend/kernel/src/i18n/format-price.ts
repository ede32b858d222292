import { fromMinor } from '@vyloha/money';
import type { Locale } from '@vyloha/contract';

/** An amount for a message to the shopper. */
export function formatPrice(minor: number, { currency, locale }: { currency: string; locale: Locale }): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
    fromMinor(minor),
  );
}
