export { orderEntryAction as action, orderImportLoader as loader } from '@vyloha/cart/server';
export { OrderImportPage as default } from '@vyloha/cart/ui';

export const handle = { i18n: ['cart'] };
