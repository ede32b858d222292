import { productCarouselNamespaces } from '../compose/texts/message-namespaces';

export { cartWithProductsLoader as loader } from '../pages/cart-page-loader.server';
export { cartPageAction as action } from '@vyloha/cart/server';
export { CartPage as default } from '../pages/cart-page';

export const handle = { i18n: ['cart', ...productCarouselNamespaces] };
