import { addToListAction, addToListLoader } from '@vyloha/account/server';
import { requireFeature } from '../../compose/loaders/require-feature.server';

export { AddToListPage as default } from '@vyloha/account/ui';

export const loader = requireFeature('shoppingLists', addToListLoader);
export const action = requireFeature('shoppingLists', addToListAction);
