import { shoppingListsAction, shoppingListsLoader } from '@vyloha/account/server';
import { requireFeature } from '../../compose/loaders/require-feature.server';

export { ShoppingListsPage as default } from '@vyloha/account/ui';

export const loader = requireFeature('shoppingLists', shoppingListsLoader);
export const action = requireFeature('shoppingLists', shoppingListsAction);
