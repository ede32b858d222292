export { orderByTokenAction as action, orderByTokenLoader as loader } from '@vyloha/checkout/server';
export { OrderPage as default } from '@vyloha/checkout/ui';

export const handle = {
  i18n: ['checkout', 'account.order', 'account.pay', 'account.transfer', 'cart.credits', 'forms'],
};
