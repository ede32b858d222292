import { sumMinor } from '@vyloha/money';
import {
  couponDiscount,
  couponProblem,
  type CouponRow,
  type CouponShopper,
  type EnteredCoupon,
} from '../coupons/coupon-problem';
import type { HttpErrorReason } from '../server/http-error';
import type { CartLine } from './cart-line';
import { cartTotals } from './cart-totals';
import { spreadDiscount, type TaxedAmount } from './spread-discount';

/** One line of a discount: what it takes off at one rate of tax. */
export interface DiscountLine extends TaxedAmount {
  kind: 'coupon';
  name: CouponRow['name'];
}

/** The coupon of a cart; `problem` says why it does not hold now. */
export interface CartCoupon extends EnteredCoupon {
  problem: HttpErrorReason | null;
}

/** A cart with all that its shopper pays for the products. */
export interface PricedCart {
  lines: readonly CartLine[];
  discounts: readonly DiscountLine[];
  coupon: CartCoupon | null;
  hasFreeShipping: boolean;
  /** Products with tax before discounts: thresholds compare with it, so that no discount takes anything else away. */
  productsMinor: number;
  /** Products after discounts. */
  itemsMinor: number;
  itemsWithoutTaxMinor: number;
}

function toTaxedAmount({ lineProduct, price: { totalMinor, totalWithoutTaxMinor } }: CartLine): TaxedAmount {
  return { taxRate: lineProduct?.product.vatRate ?? 0, totalMinor, totalWithoutTaxMinor };
}

/** Prices lines with the coupon that was entered. */
export function priceCart(
  lines: readonly CartLine[],
  entered: EnteredCoupon | null,
  shopper: CouponShopper,
): PricedCart {
  const { itemsMinor: productsMinor, itemsWithoutTaxMinor } = cartTotals(lines);
  const coupon = entered && { ...entered, problem: couponProblem(entered, productsMinor, shopper) };
  const valid = coupon?.problem === null ? coupon.coupon : null;
  const discountMinor = valid === null ? 0 : couponDiscount(valid, productsMinor, shopper.currency);
  const discounts = discountMinor === 0 ? [] : spreadDiscount(lines.map(toTaxedAmount), discountMinor).discounts;
  return {
    lines,
    discounts: valid === null ? [] : discounts.map((part) => ({ ...part, kind: 'coupon', name: valid.name })),
    coupon,
    hasFreeShipping: valid?.freeShipping ?? false,
    productsMinor,
    itemsMinor: sumMinor([productsMinor, ...discounts.map(({ totalMinor }) => totalMinor)]),
    itemsWithoutTaxMinor: sumMinor([
      itemsWithoutTaxMinor,
      ...discounts.map(({ totalWithoutTaxMinor: discountWithoutTaxMinor }) => discountWithoutTaxMinor),
    ]),
  };
}
