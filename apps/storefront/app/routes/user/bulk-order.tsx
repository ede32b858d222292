import { bulkOrderLoader } from '@vyloha/account/server';
import { requireFeature } from '../../compose/loaders/require-feature.server';

export { BulkOrderPage as default } from '@vyloha/account/ui';

export const loader = requireFeature('bulkOrder', bulkOrderLoader);
