export { FinishPage as default } from '@vyloha/checkout/ui';
/** Shoppers returning from the payment gateway see their order's state; without an order they continue to the cart. */
export { finishPageLoader as loader } from '@vyloha/checkout/server';

export const handle = { layout: 'checkout', i18n: ['checkout', 'account.order', 'cart.credits'] };
