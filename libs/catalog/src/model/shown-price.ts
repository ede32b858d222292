import type { MeasurePrice, ProductPrice, TaxedPrice } from './product-price';

/** A price as one shopper sees it: with tax or without. */
export interface ShownPrice {
  amountMinor: number;
  discount: { originalMinor: number; percent: number | null; lowestIn30DaysMinor: number | null } | null;
  measure: MeasurePrice | null;
}

/** Picks what the shopper wants to see. */
export function toShownPrice(price: ProductPrice, displayVat: boolean): ShownPrice {
  const shown = ({ withTaxMinor, withoutTaxMinor }: TaxedPrice) => (displayVat ? withTaxMinor : withoutTaxMinor);
  const { current, original, discountPercent, lowestIn30DaysMinor, measure } = price;
  return {
    amountMinor: shown(current),
    discount: original && { originalMinor: shown(original), percent: discountPercent, lowestIn30DaysMinor },
    measure,
  };
}
