export { ordersLoader as loader } from '@vyloha/account/server';
export { OrdersPage as default } from '@vyloha/account/ui';
