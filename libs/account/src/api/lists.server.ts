import { type StoreClient, type StoreResponse, unwrap, unwrapOrNull } from '@vyloha/store-client';
import { emptyResponse } from '../model/empty-response';
import type { SharedList, ShoppingList, ShoppingListSummary } from '../model/shopping-list';
import {
  sharedListResponse,
  shoppingListResponse,
  shoppingListSummariesResponse,
} from '../model/shopping-list-response';
import { wishListUrl } from '../model/wish-list-url';

/** The customer's named shopping lists. */
export async function listShoppingLists(store: StoreClient): Promise<readonly ShoppingListSummary[]> {
  return unwrap(
    await store.send({ method: 'GET', path: '/api/v1/user/shopping-lists', schema: shoppingListSummariesResponse }),
  );
}

/** One of the customer's own lists; `null` when there is none. */
export async function getShoppingList(store: StoreClient, id: string): Promise<ShoppingList | null> {
  const path = `/api/v1/user/shopping-lists/${encodeURIComponent(id)}`;
  const response = await store.send({ method: 'GET', path, schema: shoppingListResponse });
  return unwrapOrNull(response);
}

/** The list that this link shows; `null` for an unknown or withdrawn one. */
export async function getSharedList(store: StoreClient, token: string): Promise<SharedList | null> {
  const path = `/api/v1/shopping-lists/shared/${encodeURIComponent(token)}`;
  const response = await store.send({ method: 'GET', path, schema: sharedListResponse });
  return unwrapOrNull(response);
}

/** The customer's wish list. */
export async function getWishList(store: StoreClient): Promise<ShoppingList> {
  return unwrap(await store.send({ method: 'GET', path: wishListUrl, schema: shoppingListResponse }));
}

/** Creates a list, optionally with the items of the cart. */
export function createShoppingList(
  store: StoreClient,
  body: { name: string; fromCart: boolean },
): Promise<StoreResponse<ShoppingList>> {
  return store.send({ method: 'POST', path: '/api/v1/user/shopping-lists', body, schema: shoppingListResponse });
}

/** Renames one of the customer's own lists. */
export function renameShoppingList(store: StoreClient, id: string, name: string): Promise<StoreResponse<unknown>> {
  const path = `/api/v1/user/shopping-lists/${encodeURIComponent(id)}`;
  return store.send({ method: 'PATCH', path, body: { name }, schema: emptyResponse });
}

/** Deletes one of the customer's lists with its items. */
export function removeShoppingList(store: StoreClient, id: string): Promise<StoreResponse<unknown>> {
  const path = `/api/v1/user/shopping-lists/${encodeURIComponent(id)}`;
  return store.send({ method: 'DELETE', path, schema: emptyResponse });
}

/** Lets anyone who has the link see the list, or withdraws the link. */
export function shareShoppingList(store: StoreClient, id: string, isShared: boolean): Promise<StoreResponse<unknown>> {
  const path = `/api/v1/user/shopping-lists/${encodeURIComponent(id)}/share`;
  return store.send({ method: isShared ? 'POST' : 'DELETE', path, schema: emptyResponse });
}

/** Adds a variant to a list; `amount` is in counted steps. */
export function addListItem(
  store: StoreClient,
  listId: string,
  { variantId, amount }: { variantId: string; amount: number },
): Promise<StoreResponse<ShoppingList>> {
  const path = `/api/v1/user/shopping-lists/${encodeURIComponent(listId)}/items`;
  return store.send({ method: 'POST', path, body: { id: variantId, amount }, schema: shoppingListResponse });
}

/** Adds a variant to the wish list; the first one creates the list. */
export function addToWishList(store: StoreClient, variantId: string): Promise<StoreResponse<unknown>> {
  const body = { id: variantId, amount: 1 };
  return store.send({ method: 'POST', path: `${wishListUrl}/items`, body, schema: emptyResponse });
}

/** Changes how much of an item a list has; `amount` is in counted steps. */
export function changeListItem(
  store: StoreClient,
  listId: string,
  { itemId, amount }: { itemId: string; amount: number },
): Promise<StoreResponse<unknown>> {
  const path = `/api/v1/user/shopping-lists/${encodeURIComponent(listId)}/items/${encodeURIComponent(itemId)}`;
  return store.send({ method: 'PATCH', path, body: { amount }, schema: emptyResponse });
}

/** Removes an item from one of the customer's lists. */
export function removeListItem(store: StoreClient, listId: string, itemId: string): Promise<StoreResponse<unknown>> {
  const path = `/api/v1/user/shopping-lists/${encodeURIComponent(listId)}/items/${encodeURIComponent(itemId)}`;
  return store.send({ method: 'DELETE', path, schema: emptyResponse });
}
