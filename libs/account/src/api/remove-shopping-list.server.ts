import type { StoreAnswer, StoreClient } from '@vyloha/store-client';
import { nothingResponse } from '../model/nothing-response';

/** Removes one of the customer's lists with all that is in it. */
export function removeShoppingList(store: StoreClient, id: string): Promise<StoreAnswer<unknown>> {
  const path = `/api/v1/user/shopping-lists/${encodeURIComponent(id)}`;
  return store.send({ method: 'DELETE', path, schema: nothingResponse });
}
