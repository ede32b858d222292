import type { Cart } from '@vyloha/cart';
import type { Goods, SummaryLine } from '../model/summary';

function toLine({
  id,
  name,
  variantName,
  amount,
  multiplier,
  unit,
  picture,
  total,
}: Cart['lines'][number]): SummaryLine {
  return {
    id,
    name: variantName === null ? name : `${name}, ${variantName}`,
    amount,
    multiplier,
    unit,
    picture,
    totalMinor: total.withTaxMinor,
    isDiscount: false,
  };
}

function toDiscountLine({ id, name, total }: Cart['discounts'][number]): SummaryLine {
  return {
    id,
    name,
    amount: 1,
    multiplier: 1,
    unit: '',
    picture: null,
    totalMinor: total.withTaxMinor,
    isDiscount: true,
  };
}

/** The cart as the summary beside the form shows it. */
export function toGoods({ lines, discounts, totals }: Cart): Goods {
  return { lines: [...lines.map(toLine), ...discounts.map(toDiscountLine)], total: totals.total };
}
