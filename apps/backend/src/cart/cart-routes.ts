import type { Route } from '../server/routes/route';
import { batchRoute } from './batch-route';
import { addItemRoute, changeItemRoute, emptyCartRoute, getCartRoute, removeItemRoute } from './item-routes';
import { orderGiftsRoute } from './order-gifts';
import { cartPaymentsRoute, cartShippersRoute } from './service-routes';
import { validateCartRoute } from './validate-route';

export const cartRoutes: readonly Route[] = [
  getCartRoute,
  addItemRoute,
  changeItemRoute,
  removeItemRoute,
  emptyCartRoute,
  batchRoute,
  cartShippersRoute,
  cartPaymentsRoute,
  orderGiftsRoute,
  validateCartRoute,
];
