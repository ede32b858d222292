export { readCheckout } from './handlers/checkout-cookie.server';
export type { CheckoutEvent } from './machine/checkout-machine';
export { advance, restoreCheckout, storeCheckout } from './machine/checkout-state';
export type { CheckoutState } from './machine/checkout-state';
export { toSeenOrder } from './model/order/seen-order';
export { emptySelection } from './model/selection/selection';
export { aDelivery } from './testing/a-delivery';
export { anOffer, aPayment } from './testing/an-offer';
