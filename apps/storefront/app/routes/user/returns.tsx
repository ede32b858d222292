import { returnsLoader } from '@vyloha/account/server';
import { requireFeature } from '../../compose/require-feature.server';

export { ReturnsPage as default } from '@vyloha/account/ui';
export { ErrorBoundary } from '../../compose/error-boundary';
export { pageMeta as meta } from '../../compose/deferred-meta';

export const loader = requireFeature('exchangeReturns', returnsLoader);
