import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import { emptyResponse } from '../model/empty-response';

/** Renames one of the customer's own lists. */
export function renameShoppingList(store: StoreClient, id: string, name: string): Promise<StoreResponse<unknown>> {
  const path = `/api/v1/user/shopping-lists/${encodeURIComponent(id)}`;
  return store.send({ method: 'PATCH', path, body: { name }, schema: emptyResponse });
}
