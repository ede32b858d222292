import { defineLimits, minute } from '../server/limits/limits';

/** How often callers may do what is done here. */
export const couponLimits = defineLimits({
  /** Codes could be guessed. */
  coupon: { address: { max: 60, windowSeconds: 15 * minute } },
});
