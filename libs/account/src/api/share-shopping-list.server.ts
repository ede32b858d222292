import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import { emptyResponse } from '../model/empty-response';

/** Lets anyone who has the link see the list, or withdraws the link. */
export function shareShoppingList(store: StoreClient, id: string, isShared: boolean): Promise<StoreResponse<unknown>> {
  const path = `/api/v1/user/shopping-lists/${encodeURIComponent(id)}/share`;
  return store.send({ method: isShared ? 'POST' : 'DELETE', path, schema: emptyResponse });
}
