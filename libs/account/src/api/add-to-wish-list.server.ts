import type { StoreAnswer, StoreClient } from '@vyloha/store-client';
import { nothingResponse } from '../model/nothing-response';
import { wishListUrl } from '../model/wish-list-url';

/** Marks a variant with a heart; the list begins with the first. */
export function addToWishList(store: StoreClient, variantId: string): Promise<StoreAnswer<unknown>> {
  const body = { id: variantId, amount: 1 };
  return store.send({ method: 'POST', path: `${wishListUrl}/items`, body, schema: nothingResponse });
}
