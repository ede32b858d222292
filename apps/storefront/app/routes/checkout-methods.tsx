export { methodsPageAction as action, methodsPageLoader as loader } from '@vyloha/checkout/server';
export { MethodsPage as default, shouldRevalidateOrder as shouldRevalidate } from '@vyloha/checkout/ui';

export const handle = {
  layout: 'checkout',
  i18n: [
    'checkout',
    'account.products',
    'account.vatNumber',
    'orders.field',
    'orders.prices',
    'cart.remove',
    'forms',
    'branches',
  ],
};
