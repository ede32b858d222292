import { type StoreClient, unwrap } from '@vyloha/store-client';
import type { ShoppingListSummary } from '../model/shopping-list';
import { shoppingListSummariesResponse } from '../model/shopping-list-response';

/** The customer's named shopping lists. */
export async function listShoppingLists(store: StoreClient): Promise<readonly ShoppingListSummary[]> {
  return unwrap(
    await store.send({ method: 'GET', path: '/api/v1/user/shopping-lists', schema: shoppingListSummariesResponse }),
  );
}
