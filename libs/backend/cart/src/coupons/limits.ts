import { defineLimits, minute } from '@vyloha/backend-kernel';

export const couponLimits = defineLimits({
  /** Codes could be guessed. */
  coupon: { address: { max: 60, windowSeconds: 15 * minute } },
});
