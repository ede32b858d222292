import { bulkOrderLoader } from '@vyloha/account/server';
import { requireFeature } from '../../compose/loaders/require-feature.server';

export { BulkOrderPage as default } from '@vyloha/account/ui';
export { ErrorBoundary } from '../../compose/errors/error-boundary';
export { pageMeta as meta } from '../../compose/deferred-meta';

export const loader = requireFeature('bulkOrder', bulkOrderLoader);
