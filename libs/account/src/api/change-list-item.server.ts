import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import { emptyResponse } from '../model/empty-response';

/** Changes how much of an item a list has; `amount` is in counted steps. */
export function changeListItem(
  store: StoreClient,
  listId: string,
  { itemId, amount }: { itemId: string; amount: number },
): Promise<StoreResponse<unknown>> {
  const path = `/api/v1/user/shopping-lists/${encodeURIComponent(listId)}/items/${encodeURIComponent(itemId)}`;
  return store.send({ method: 'PATCH', path, body: { amount }, schema: emptyResponse });
}
