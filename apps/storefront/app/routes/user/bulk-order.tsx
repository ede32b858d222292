import { bulkOrderLoader } from '@vyloha/account/server';
import { whenShown } from '../../compose/when-valid.server';

export { BulkOrderPage as default } from '@vyloha/account/ui';
export { ErrorBoundary } from '../../compose/error-boundary';
export { pageMeta as meta } from '../../compose/late-tags';

export const loader = whenShown('bulkOrder', bulkOrderLoader);
