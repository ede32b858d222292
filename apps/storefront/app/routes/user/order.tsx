export { orderAction as action, orderLoader as loader } from '@vyloha/orders/server';
export { OrderPage as default } from '@vyloha/orders/ui';

export const handle = { i18n: ['orders'] };
