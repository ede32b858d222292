import { productCarouselNamespaces } from '../compose/texts/message-namespaces';
import { withMessages } from '../compose/texts/with-messages.server';
import { cartWithProductsLoader } from '../pages/cart-page-loader.server';

export { cartPageAction as action } from '@vyloha/cart/server';
export { ErrorBoundary } from '../compose/errors/error-boundary';
export { pageMeta as meta } from '../compose/deferred-meta';
export { CartPage as default } from '../pages/cart-page';

export const loader = withMessages(['cart', ...productCarouselNamespaces], cartWithProductsLoader);
