export { deliveryPageAction } from './handlers/delivery-page-action.server';
export { deliveryPageLoader } from './handlers/delivery-page-loader.server';
export { finishPageLoader } from './handlers/finish-page-loader.server';
export { methodsPageAction } from './handlers/methods-page-action.server';
export { methodsPageLoader } from './handlers/methods-page-loader.server';
export { requireNoPendingOrder } from './handlers/pending-order.server';
export { paymentNotify } from './handlers/payment-notify.server';
export { storeChoicesAction } from './handlers/store-choices.server';
