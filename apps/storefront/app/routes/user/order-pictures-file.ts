export { orderPicturesFileLoader as loader } from '@vyloha/orders/server';
