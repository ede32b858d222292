import { type StoreClient, unwrapOrNull } from '@vyloha/store-client';
import type { ShoppingList } from '../model/shopping-list';
import { shoppingListResponse } from '../model/shopping-list-response';

/** One of the customer's own lists; `null` when there is none. */
export async function getShoppingList(store: StoreClient, id: string): Promise<ShoppingList | null> {
  const path = `/api/v1/user/shopping-lists/${encodeURIComponent(id)}`;
  const response = await store.send({ method: 'GET', path, schema: shoppingListResponse });
  return unwrapOrNull(response);
}
