import { shoppingListAction, shoppingListLoader } from '@vyloha/account/server';
import { requireFeature } from '../../compose/loaders/require-feature.server';

export { ShoppingListPage as default } from '@vyloha/account/ui';

export const loader = requireFeature('shoppingLists', shoppingListLoader);
export const action = requireFeature('shoppingLists', shoppingListAction);
