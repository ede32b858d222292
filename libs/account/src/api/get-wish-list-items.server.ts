import { type StoreClient, unwrap } from '@vyloha/store-client';
import { type WishListItems, wishListResponse } from '../model/wish-list-response';
import { wishListUrl } from '../model/wish-list-url';

/** Which variants the customer marked with a heart. */
export async function getWishListItems(store: StoreClient): Promise<WishListItems> {
  return unwrap(await store.send({ method: 'GET', path: wishListUrl, schema: wishListResponse }));
}
