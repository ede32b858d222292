import { bulkOrderLoader } from '@vyloha/account/server';
import { orderEntryAction } from '@vyloha/cart/server';
import { requireFeature } from '../../compose/loaders/require-feature.server';

export { BulkOrderPage as default } from '@vyloha/account/ui';

export const handle = { i18n: ['cart.bulkOrder', 'cart.import'] };
export const loader = requireFeature('bulkOrder', bulkOrderLoader);
// Not only for customers: what was typed before a login expired is stored, and can still be added to the cart.
export const action = requireFeature('bulkOrder', orderEntryAction);
