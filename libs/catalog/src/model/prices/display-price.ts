import type { TaxedPrice } from '@vyloha/money';
import type { ProductPrice } from './product-price';

/** A price by the shopper's preference: with tax or without. */
export interface DisplayPrice {
  amountMinor: number;
  discount: { originalMinor: number; percent: number | null; lowestIn30DaysMinor: number | null } | null;
  /** Price of a kilogram, litre or metre. */
  measure: { perUnit: string; amountMinor: number } | null;
}

/** Picks the amount by the shopper's preference, the same for all prices of a page. */
export function toDisplayPrice(price: ProductPrice, displayVat: boolean): DisplayPrice {
  const { current, original, discountPercent, lowestIn30DaysMinor, measure } = price;
  const displayAmount = ({ withTaxMinor, withoutTaxMinor }: TaxedPrice) =>
    displayVat ? withTaxMinor : withoutTaxMinor;
  /** Of a price that the backend sends with tax only, at the tax rate of the current one. */
  const displayAmountOf = (withTaxMinor: number) =>
    displayVat || current.withTaxMinor === 0
      ? withTaxMinor
      : Math.round((withTaxMinor * current.withoutTaxMinor) / current.withTaxMinor);
  return {
    amountMinor: displayAmount(current),
    discount: original && {
      originalMinor: displayAmount(original),
      percent: discountPercent,
      lowestIn30DaysMinor: lowestIn30DaysMinor === null ? null : displayAmountOf(lowestIn30DaysMinor),
    },
    measure: measure && { perUnit: measure.perUnit, amountMinor: displayAmountOf(measure.withTaxMinor) },
  };
}
