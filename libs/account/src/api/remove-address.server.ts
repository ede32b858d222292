import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import { emptyResponse } from '../model/empty-response';

/** Removes one of the customer's addresses. */
export function removeAddress(store: StoreClient, id: string): Promise<StoreResponse<unknown>> {
  const path = `/api/v1/user/addresses/${encodeURIComponent(id)}`;
  return store.send({ method: 'DELETE', path, schema: emptyResponse });
}
