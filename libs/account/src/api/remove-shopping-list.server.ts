import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import { emptyResponse } from '../model/empty-response';

/** Deletes one of the customer's lists with its items. */
export function removeShoppingList(store: StoreClient, id: string): Promise<StoreResponse<unknown>> {
  const path = `/api/v1/user/shopping-lists/${encodeURIComponent(id)}`;
  return store.send({ method: 'DELETE', path, schema: emptyResponse });
}
