import type { StoreAnswer, StoreClient } from '@vyloha/store-client';
import { nothingResponse } from '../model/nothing-response';

/** Takes goods out of one of the customer's lists. */
export function removeListItem(store: StoreClient, listId: string, itemId: string): Promise<StoreAnswer<unknown>> {
  const path = `/api/v1/user/shopping-lists/${encodeURIComponent(listId)}/items/${encodeURIComponent(itemId)}`;
  return store.send({ method: 'DELETE', path, schema: nothingResponse });
}
