import { shoppingListsAction, shoppingListsLoader } from '@vyloha/account/server';
import { whenShown } from '../../compose/when-valid.server';

export { ShoppingListsPage as default } from '@vyloha/account/ui';
export { ErrorBoundary } from '../../compose/error-boundary';
export { pageMeta as meta } from '../../compose/late-tags';

export const loader = whenShown('shoppingLists', shoppingListsLoader);
export const action = whenShown('shoppingLists', shoppingListsAction);
