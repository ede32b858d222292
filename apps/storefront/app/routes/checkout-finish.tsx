export { finishPageLoader as loader } from '@vyloha/checkout/server';
export { FinishPage as default } from '@vyloha/checkout/ui';

export const handle = {
  layout: 'checkout',
  i18n: ['checkout', 'account.order', 'account.pay', 'account.transfer', 'cart.credits', 'forms'],
};
