export { orderItemsFileLoader as loader } from '@vyloha/orders/server';
