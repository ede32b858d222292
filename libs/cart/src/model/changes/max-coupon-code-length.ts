/** Codes of real coupons are shorter. */
export const maxCouponCodeLength = 50;
