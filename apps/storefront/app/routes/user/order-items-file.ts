export { orderItemsFileLoader as loader } from '@vyloha/account/server';
