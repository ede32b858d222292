import type { TaxedPrice } from '@vyloha/money';

/** A lower price from an amount on, in counted steps. */
export interface QuantityPrice {
  amountFrom: number;
  price: TaxedPrice;
}

/** Price of a kilogram, litre or metre, which must be displayed by law. */
export interface MeasurePrice {
  perUnit: string;
  withTaxMinor: number;
}

/** Prices of one counted step of a variant. */
export interface ProductPrice {
  current: TaxedPrice;
  /** Before the discount; `null` without one. */
  original: TaxedPrice | null;
  discountPercent: number | null;
  lowestIn30DaysMinor: number | null;
  quantityPrices: readonly QuantityPrice[];
  measure: MeasurePrice | null;
}

function perUnit({ withTaxMinor, withoutTaxMinor }: TaxedPrice, multiplier: number): TaxedPrice {
  return {
    withTaxMinor: Math.round(withTaxMinor / multiplier),
    withoutTaxMinor: Math.round(withoutTaxMinor / multiplier),
  };
}

/**
 * Prices of the displayed unit: of a metre for products counted in tenths of it.
 * @param multiplier how much of the unit one counted step is
 */
export function pricePerUnit(price: ProductPrice, multiplier: number): ProductPrice {
  const { lowestIn30DaysMinor } = price;
  return {
    ...price,
    current: perUnit(price.current, multiplier),
    original: price.original && perUnit(price.original, multiplier),
    lowestIn30DaysMinor: lowestIn30DaysMinor === null ? null : Math.round(lowestIn30DaysMinor / multiplier),
    quantityPrices: price.quantityPrices.map((step) => ({ ...step, price: perUnit(step.price, multiplier) })),
  };
}
