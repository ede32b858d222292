import { methodsPageLoader } from '@vyloha/checkout/server';
import { checkoutLayout } from '../compose/root/root-data';
import { withMessages } from '../compose/texts/with-messages.server';

export { methodsPageAction as action } from '@vyloha/checkout/server';
export { MethodsPage as default } from '@vyloha/checkout/ui';
export { ErrorBoundary } from '../compose/errors/error-boundary';
export { pageMeta as meta } from '../compose/deferred-meta';

export const handle = checkoutLayout;
export const loader = withMessages(['checkout', 'forms', 'branches'], methodsPageLoader);
