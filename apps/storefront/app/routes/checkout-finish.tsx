export { finishPageLoader as loader } from '@vyloha/checkout/server';
export { FinishPage as default } from '@vyloha/checkout/ui';

export const handle = {
  layout: 'checkout',
  i18n: [
    'checkout',
    'account.products',
    'cart.credits',
    'forms',
    'orders.day',
    'orders.next',
    'orders.order',
    'orders.pay',
    'orders.prices',
    'orders.transfer',
  ],
};
