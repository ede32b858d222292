import { orderImportLoader } from '@vyloha/cart/server';
import { withMessages } from '../compose/texts/with-messages.server';

export { orderImportAction as action } from '@vyloha/cart/server';
export { OrderImportPage as default } from '@vyloha/cart/ui';
export { ErrorBoundary } from '../compose/errors/error-boundary';
export { pageMeta as meta } from '../compose/deferred-meta';

export const loader = withMessages(['cart'], orderImportLoader);
