import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import type { ShoppingList } from '../model/shopping-list';
import { shoppingListResponse } from '../model/shopping-list-response';

/** Creates a list, optionally with the items of the cart. */
export function createShoppingList(
  store: StoreClient,
  body: { name: string; fromCart: boolean },
): Promise<StoreResponse<ShoppingList>> {
  return store.send({ method: 'POST', path: '/api/v1/user/shopping-lists', body, schema: shoppingListResponse });
}
