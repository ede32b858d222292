import { shoppingListAction, shoppingListLoader } from '@vyloha/account/server';
import { requireFeature } from '../../compose/require-feature.server';

export { ShoppingListPage as default } from '@vyloha/account/ui';
export { ErrorBoundary } from '../../compose/error-boundary';
export { pageMeta as meta } from '../../compose/deferred-meta';

export const loader = requireFeature('shoppingLists', shoppingListLoader);
export const action = requireFeature('shoppingLists', shoppingListAction);
