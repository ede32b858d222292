import { type StoreClient, unwrap } from '@vyloha/store-client';
import type { ShoppingList } from '../model/shopping-list';
import { shoppingListResponse } from '../model/shopping-list-response';
import { wishListUrl } from '../model/wish-list-url';

/** The customer's wish list. */
export async function getWishList(store: StoreClient): Promise<ShoppingList> {
  return unwrap(await store.send({ method: 'GET', path: wishListUrl, schema: shoppingListResponse }));
}
