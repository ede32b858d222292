export { deliveryPageAction as action, deliveryPageLoader as loader } from '@vyloha/checkout/server';
export { DeliveryPage as default } from '@vyloha/checkout/ui';

export const handle = {
  layout: 'checkout',
  i18n: ['checkout', 'account.products', 'account.vatNumber', 'orders.prices', 'cart.remove', 'forms', 'branches'],
};
