export { orderByTokenLoader as loader } from '@vyloha/checkout/server';
export { OrderPage as default } from '@vyloha/checkout/ui';

export const handle = { i18n: ['checkout', 'account.order', 'cart.credits'] };
