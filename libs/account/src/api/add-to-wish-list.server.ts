import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import { emptyResponse } from '../model/empty-response';
import { wishListUrl } from '../model/wish-list-url';

/** Adds a variant to the wish list; the first one creates the list. */
export function addToWishList(store: StoreClient, variantId: string): Promise<StoreResponse<unknown>> {
  const body = { id: variantId, amount: 1 };
  return store.send({ method: 'POST', path: `${wishListUrl}/items`, body, schema: emptyResponse });
}
