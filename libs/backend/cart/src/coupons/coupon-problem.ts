import { timeZone } from '@vyloha/contract';
import type { HttpErrorReason, RequestContext } from '@vyloha/backend-kernel';
import { type ShopSettings, formatPrice } from '@vyloha/backend-shop';
import type { coupon } from './tables';

export type CouponRow = typeof coupon.$inferSelect;

/** A coupon with what is known of its uses. */
export interface EnteredCoupon {
  coupon: CouponRow;
  /** Orders placed with it; null where it has no limit. */
  uses: number | null;
  /** Whether this customer has used it; false for guests, who are known by their e-mail only when they order. */
  isUsedBefore: boolean;
}

export type CouponShopper = Pick<RequestContext, 'now' | 'currency' | 'locale' | 'groups' | 'customerId'>;

const millisecond = 1;

function formatDay(date: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(date);
}

function periodProblem(
  { code, validFrom, validTo }: CouponRow,
  { now, locale }: CouponShopper,
): HttpErrorReason | null {
  if (validFrom !== null && now() < validFrom) {
    return { key: 'couponNotYetValid', values: { code, day: formatDay(validFrom, locale) } };
  }
  if (validTo !== null && now() >= validTo) {
    const lastMoment = new Date(validTo.getTime() - millisecond);
    return { key: 'couponExpired', values: { code, day: formatDay(lastMoment, locale) } };
  }
  return null;
}

function groupProblem({ code, groups }: CouponRow, shopper: CouponShopper): HttpErrorReason | null {
  if (groups.length === 0 || groups.some((group) => shopper.groups.includes(group))) return null;
  return { key: shopper.customerId === null ? 'couponNeedsLogin' : 'couponNotForGroup', values: { code } };
}

/** Why no further order can be placed with it. */
export function usesProblem({ coupon, uses, isUsedBefore }: EnteredCoupon): HttpErrorReason | null {
  const { code, maxUses, oncePerCustomer } = coupon;
  if (maxUses !== null && uses !== null && uses >= maxUses) return { key: 'couponUsedUp', values: { code } };
  return oncePerCustomer && isUsedBefore ? { key: 'couponUsedBefore', values: { code } } : null;
}

function valueProblem(
  { code, percent, amounts, freeShipping, minimums }: CouponRow,
  productsMinor: number,
  shopper: CouponShopper,
  settings: Pick<ShopSettings, 'currencies'>,
): HttpErrorReason | null {
  const { currency } = shopper;
  if (percent === null && !freeShipping && amounts[currency] === undefined) {
    return { key: 'couponNotInCurrency', values: { code, currency } };
  }
  const minimumMinor = minimums[currency] ?? 0;
  if (productsMinor >= minimumMinor) return null;
  const minimum = formatPrice(minimumMinor, currency, settings);
  const remainingPrice = formatPrice(minimumMinor - productsMinor, currency, settings);
  return { key: 'couponBelowMinimum', values: { code, minimum, remainingPrice } };
}

/**
 * Why the coupon does not hold for this shopper's cart now; null when it does.
 * @param productsMinor value of the products with tax, before discounts
 */
export function couponProblem(
  entered: EnteredCoupon,
  productsMinor: number,
  shopper: CouponShopper,
  settings: Pick<ShopSettings, 'currencies'>,
): HttpErrorReason | null {
  const { coupon } = entered;
  return (
    periodProblem(coupon, shopper) ??
    groupProblem(coupon, shopper) ??
    usesProblem(entered) ??
    valueProblem(coupon, productsMinor, shopper, settings)
  );
}

/** What a coupon that holds takes off the products, at most what they cost. */
export function couponDiscount(
  { percent, amounts }: Pick<CouponRow, 'percent' | 'amounts'>,
  productsMinor: number,
  currency: string,
): number {
  const fromPercent = Math.round((productsMinor * (percent ?? 0)) / 100);
  return Math.min(productsMinor, fromPercent + (amounts[currency] ?? 0));
}
