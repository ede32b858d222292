import { type StoreClient, unwrap } from '@vyloha/store-client';
import type { ShoppingList } from '../model/shopping-list';
import { shoppingListResponse } from '../model/shopping-list-response';

/** What the customer marked with a heart. */
export async function getWishList(store: StoreClient): Promise<ShoppingList> {
  const path = '/api/v1/user/shopping-lists/code/wishlist';
  return unwrap(await store.send({ method: 'GET', path, schema: shoppingListResponse }));
}
