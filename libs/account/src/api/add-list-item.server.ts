import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import type { ShoppingList } from '../model/shopping-list';
import { shoppingListResponse } from '../model/shopping-list-response';

/** Adds a variant to a list; `amount` is in counted steps. */
export function addListItem(
  store: StoreClient,
  listId: string,
  { variantId, amount }: { variantId: string; amount: number },
): Promise<StoreResponse<ShoppingList>> {
  const path = `/api/v1/user/shopping-lists/${encodeURIComponent(listId)}/items`;
  return store.send({ method: 'POST', path, body: { id: variantId, amount }, schema: shoppingListResponse });
}
