import type { TaxedPrice } from '@vyloha/money';
import type { CartLine } from '../cart';

/** Displayed price of one unit: of a metre for products counted in tenths of it. */
export function pricePerUnit({ unitPrice, multiplier }: Pick<CartLine, 'unitPrice' | 'multiplier'>): TaxedPrice {
  return {
    withTaxMinor: Math.round(unitPrice.withTaxMinor / multiplier),
    withoutTaxMinor: Math.round(unitPrice.withoutTaxMinor / multiplier),
  };
}
