import type { CartLine } from './cart';
import type { TaxedPrice } from './taxed-price';

/** Price of one unit as it is shown: of a metre for goods counted in tenths of it. */
export function pricePerUnit({ unitPrice, multiplier }: Pick<CartLine, 'unitPrice' | 'multiplier'>): TaxedPrice {
  return {
    withTaxMinor: Math.round(unitPrice.withTaxMinor / multiplier),
    withoutTaxMinor: Math.round(unitPrice.withoutTaxMinor / multiplier),
  };
}
