import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import { emptyResponse } from '../model/empty-response';

/** Removes an item from one of the customer's lists. */
export function removeListItem(store: StoreClient, listId: string, itemId: string): Promise<StoreResponse<unknown>> {
  const path = `/api/v1/user/shopping-lists/${encodeURIComponent(listId)}/items/${encodeURIComponent(itemId)}`;
  return store.send({ method: 'DELETE', path, schema: emptyResponse });
}
