import type { CartLine } from '../cart';
import type { TaxedPrice } from '../taxed-price';

/** Displayed price of one unit: of a metre for products counted in tenths of it. */
export function pricePerUnit({ unitPrice, multiplier }: Pick<CartLine, 'unitPrice' | 'multiplier'>): TaxedPrice {
  return {
    withTaxMinor: Math.round(unitPrice.withTaxMinor / multiplier),
    withoutTaxMinor: Math.round(unitPrice.withoutTaxMinor / multiplier),
  };
}
