import { cartPageLoader } from '@vyloha/cart/server';
import { withMessages } from '../compose/with-messages.server';

export { cartPageAction as action } from '@vyloha/cart/server';
export { ErrorBoundary } from '../compose/error-boundary';
export { pageMeta as meta } from '../compose/late-tags';
export { CartPage as default } from '../pages/cart-page';

export const loader = withMessages(['cart'], cartPageLoader);
