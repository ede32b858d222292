import { coupon } from './tables';
import { couponLimits } from './limits';
import { defineModule } from '@vyloha/backend-kernel';

/** Coupons of the cart. */
export const couponsModule = defineModule({
  name: 'coupons',
  tables: { coupon },
  limits: Object.values(couponLimits),
});
