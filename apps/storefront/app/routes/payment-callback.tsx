import { finishPageLoader } from '@vyloha/checkout/server';
import { quietFrame } from '../compose/root-data';
import { withMessages } from '../compose/with-messages.server';

export { FinishPage as default } from '@vyloha/checkout/ui';
export { ErrorBoundary } from '../compose/error-boundary';
export { pageMeta as meta } from '../compose/late-tags';

export const handle = quietFrame;
/** Whoever comes back from paying sees the order as it is; without one there is only the cart to go to. */
export const loader = withMessages(['checkout', 'cart.credits'], finishPageLoader);
