export { orderByTokenAction as action, orderByTokenLoader as loader } from '@vyloha/orders/server';
export { OrderByTokenPage as default } from '@vyloha/orders/ui';

export const handle = {
  i18n: [
    'account.products',
    'cart.credits',
    'forms',
    'orders.cancel',
    'orders.documents',
    'orders.field',
    'orders.money',
    'orders.day',
    'orders.next',
    'orders.order',
    'orders.parcels',
    'orders.pay',
    'orders.prices',
    'orders.transfer',
  ],
};
