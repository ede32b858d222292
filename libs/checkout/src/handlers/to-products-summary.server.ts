import { type Cart, type OrderGift, toMeasuredLine } from '@vyloha/cart';
import type { OrderLine } from '@vyloha/orders';
import type { ProductsSummary } from '../model/order/summary';

function toLine(line: Cart['lines'][number]): OrderLine {
  const { id, variantId, name, variantName, amount, multiplier, unit, picture, total, credits } = line;
  return {
    id,
    variantId,
    name: variantName === null ? name : `${name}, ${variantName}`,
    slug: null,
    amount,
    multiplier,
    unit,
    fileKey: picture?.fileKey ?? null,
    totalMinor: total.withTaxMinor,
    totalWithoutTaxMinor: total.withoutTaxMinor,
    credits: credits && credits.total,
    isDiscount: false,
    measured: toMeasuredLine(line, amount),
  };
}

function toDiscountLine({ id, name, total }: Cart['discounts'][number]): OrderLine {
  return {
    id,
    variantId: null,
    name,
    slug: null,
    amount: 1,
    multiplier: 1,
    unit: '',
    fileKey: null,
    totalMinor: total.withTaxMinor,
    totalWithoutTaxMinor: total.withoutTaxMinor,
    credits: null,
    isDiscount: true,
    measured: null,
  };
}

function toGiftLine({ id, name, picture }: OrderGift): OrderLine {
  const line = { id, variantId: null, name, slug: null, amount: 1, multiplier: 1, unit: 'ks' };
  return {
    ...line,
    fileKey: picture?.fileKey ?? null,
    totalMinor: 0,
    totalWithoutTaxMinor: 0,
    credits: null,
    isDiscount: false,
    measured: null,
  };
}

/** The cart with its gifts, for the summary beside the form. */
export function toProductsSummary(
  { lines, discounts, totals, tax, coupon }: Cart,
  gifts: readonly OrderGift[],
): ProductsSummary {
  return {
    lines: [...lines.map(toLine), ...gifts.map(toGiftLine), ...discounts.map(toDiscountLine)],
    total: totals.total,
    credits: totals.credits,
    tax,
    couponCode: coupon?.problem === null ? coupon.code : null,
  };
}
