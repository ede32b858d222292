import { sharedListAction, sharedListLoader } from '@vyloha/account/server';
import { requireFeature } from '../compose/loaders/require-feature.server';

export { SharedListPage as default } from '@vyloha/account/ui';

export const loader = requireFeature('shoppingLists', sharedListLoader);
export const action = requireFeature('shoppingLists', sharedListAction);

export const handle = { i18n: ['account.list', 'account.products', 'cart'] };
