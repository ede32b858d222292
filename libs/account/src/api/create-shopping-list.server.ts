import type { StoreAnswer, StoreClient } from '@vyloha/store-client';
import type { ShoppingList } from '../model/shopping-list';
import { shoppingListResponse } from '../model/shopping-list-response';

/** Makes a list, with what is in the cart when asked to. */
export function createShoppingList(
  store: StoreClient,
  body: { name: string; fromCart: boolean },
): Promise<StoreAnswer<ShoppingList>> {
  return store.send({ method: 'POST', path: '/api/v1/user/shopping-lists', body, schema: shoppingListResponse });
}
