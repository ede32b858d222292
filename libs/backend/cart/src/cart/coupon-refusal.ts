import type { HttpErrorReason } from '@vyloha/backend-kernel';
import type { BuyingProblem } from './buying-problems';

/** What an order is refused with when its coupon does not hold. */
export function couponRefusal(problem: HttpErrorReason): BuyingProblem {
  return { status: 409, reason: { ...problem, code: 'coupon' } };
}
