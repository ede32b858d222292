export { orderAction as action, orderLoader as loader } from '@vyloha/account/server';
export { OrderPage as default } from '@vyloha/account/ui';
