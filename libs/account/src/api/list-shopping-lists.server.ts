import { type StoreClient, unwrap } from '@vyloha/store-client';
import type { ShoppingListHead } from '../model/shopping-list';
import { shoppingListHeadsResponse } from '../model/shopping-list-response';

/** Shopping lists the customer has named. */
export async function listShoppingLists(store: StoreClient): Promise<readonly ShoppingListHead[]> {
  return unwrap(
    await store.send({ method: 'GET', path: '/api/v1/user/shopping-lists', schema: shoppingListHeadsResponse }),
  );
}
