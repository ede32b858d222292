import { type StoreClient, unwrapOrNull } from '@vyloha/store-client';
import type { SharedList } from '../model/shopping-list';
import { sharedListResponse } from '../model/shopping-list-response';

/** The list that this link shows; `null` for an unknown or withdrawn one. */
export async function getSharedList(store: StoreClient, token: string): Promise<SharedList | null> {
  const path = `/api/v1/shopping-lists/shared/${encodeURIComponent(token)}`;
  const response = await store.send({ method: 'GET', path, schema: sharedListResponse });
  return unwrapOrNull(response);
}
