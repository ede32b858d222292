import { bulkOrderRowsAction } from '@vyloha/cart/server';
import { requireFeature } from '../compose/loaders/require-feature.server';

export { loader } from '../compose/loaders/post-only.server';

export const action = requireFeature('bulkOrder', bulkOrderRowsAction);
