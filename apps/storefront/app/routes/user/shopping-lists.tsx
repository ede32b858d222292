import { shoppingListsAction, shoppingListsLoader } from '@vyloha/account/server';
import { requireFeature } from '../../compose/loaders/require-feature.server';

export { ShoppingListsPage as default } from '@vyloha/account/ui';
export { ErrorBoundary } from '../../compose/errors/error-boundary';
export { pageMeta as meta } from '../../compose/deferred-meta';

export const loader = requireFeature('shoppingLists', shoppingListsLoader);
export const action = requireFeature('shoppingLists', shoppingListsAction);
