import type { Route } from '@vyloha/backend-kernel';
import { batchRoute } from './batch-route';
import { addItemRoute, changeItemRoute, emptyCartRoute, getCartRoute, removeItemRoute } from './item-routes';
import { orderGiftsRoute } from './order-gifts';
import { enterCouponRoute, removeCouponRoute } from '../coupons/coupon-routes';
import { spendCreditsRoute } from '../credits/spend-credits-route';
import { cartShippersRoute } from './service-routes';
import { validateCartRoute } from './validate-route';

export const cartRoutes: readonly Route[] = [
  getCartRoute,
  addItemRoute,
  changeItemRoute,
  removeItemRoute,
  emptyCartRoute,
  batchRoute,
  enterCouponRoute,
  removeCouponRoute,
  spendCreditsRoute,
  cartShippersRoute,
  orderGiftsRoute,
  validateCartRoute,
];
