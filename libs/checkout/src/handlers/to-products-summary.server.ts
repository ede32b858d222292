import type { Cart, OrderGift } from '@vyloha/cart';
import type { ProductsSummary, SummaryLine } from '../model/order/summary';

function toLine({
  id,
  variantId,
  name,
  variantName,
  amount,
  multiplier,
  unit,
  picture,
  total,
  credits,
}: Cart['lines'][number]): SummaryLine {
  return {
    id,
    variantId,
    name: variantName === null ? name : `${name}, ${variantName}`,
    to: null,
    amount,
    multiplier,
    unit,
    picture,
    totalMinor: total.withTaxMinor,
    credits: credits && credits.total,
    isDiscount: false,
  };
}

function toDiscountLine({ id, name, total }: Cart['discounts'][number]): SummaryLine {
  return {
    id,
    variantId: null,
    name,
    to: null,
    amount: 1,
    multiplier: 1,
    unit: '',
    picture: null,
    totalMinor: total.withTaxMinor,
    credits: null,
    isDiscount: true,
  };
}

function toGiftLine({ id, name, picture }: OrderGift): SummaryLine {
  const line = { id, variantId: null, name, picture, to: null, amount: 1, multiplier: 1, unit: 'ks' };
  return { ...line, totalMinor: 0, credits: null, isDiscount: false };
}

/** The cart with its gifts, for the summary beside the form. */
export function toProductsSummary(
  { lines, discounts, totals, coupon }: Cart,
  gifts: readonly OrderGift[],
): ProductsSummary {
  return {
    lines: [...lines.map(toLine), ...gifts.map(toGiftLine), ...discounts.map(toDiscountLine)],
    total: totals.total,
    credits: totals.credits,
    couponCode: coupon?.problem === null ? coupon.code : null,
  };
}
