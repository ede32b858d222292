import { finishPageLoader } from '@vyloha/checkout/server';
import { checkoutLayout } from '../compose/root/root-data';
import { withMessages } from '../compose/texts/with-messages.server';

export { FinishPage as default } from '@vyloha/checkout/ui';
export { ErrorBoundary } from '../compose/errors/error-boundary';
export { pageMeta as meta } from '../compose/deferred-meta';

export const handle = checkoutLayout;
/** Shoppers returning from the payment gateway see their order's state; without an order they continue to the cart. */
export const loader = withMessages(['checkout', 'cart.credits'], finishPageLoader);
