import type { ProductPrice, TaxedPrice } from './product-price';

/** A price as one shopper sees it: with tax or without. */
export interface ShownPrice {
  amountMinor: number;
  discount: { originalMinor: number; percent: number | null; lowestIn30DaysMinor: number | null } | null;
  /** What a kilogram, litre or metre costs. */
  measure: { perUnit: string; amountMinor: number } | null;
}

/** Picks what the shopper wants to see, the same way for every price that stands beside another. */
export function toShownPrice(price: ProductPrice, displayVat: boolean): ShownPrice {
  const { current, original, discountPercent, lowestIn30DaysMinor, measure } = price;
  const shown = ({ withTaxMinor, withoutTaxMinor }: TaxedPrice) => (displayVat ? withTaxMinor : withoutTaxMinor);
  /** Of a price that the backend gives with tax only, at the rate of the present one. */
  const shownOf = (withTaxMinor: number) =>
    displayVat || current.withTaxMinor === 0
      ? withTaxMinor
      : Math.round((withTaxMinor * current.withoutTaxMinor) / current.withTaxMinor);
  return {
    amountMinor: shown(current),
    discount: original && {
      originalMinor: shown(original),
      percent: discountPercent,
      lowestIn30DaysMinor: lowestIn30DaysMinor === null ? null : shownOf(lowestIn30DaysMinor),
    },
    measure: measure && { perUnit: measure.perUnit, amountMinor: shownOf(measure.withTaxMinor) },
  };
}
