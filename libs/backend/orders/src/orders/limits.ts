import { defineLimits, hour, minute } from '@vyloha/backend-kernel';

export const orderLimits = defineLimits({
  placeOrder: {
    address: { max: 300, windowSeconds: hour },
    cart: { max: 60, windowSeconds: hour },
  },
  /** A page of an order takes four. */
  orderByToken: { address: { max: 600, windowSeconds: 15 * minute } },
  /** Each asks the gateway. */
  cancelOrder: { address: { max: 300, windowSeconds: hour }, order: { max: 30, windowSeconds: hour } },
  ownOrder: { account: { max: 600, windowSeconds: 15 * minute } },
  /** Pictures may have to be rendered. */
  exportPictures: { account: { max: 60, windowSeconds: hour } },
});
