export { ordersLoader as loader } from '@vyloha/orders/server';
export { OrdersPage as default } from '@vyloha/orders/ui';

export const handle = { i18n: ['orders.list', 'orders.order', 'orders.prices'] };
