import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import { emptyResponse } from '../model/empty-response';

/** Ends one of the customer's sessions. */
export function endSession(store: StoreClient, id: string): Promise<StoreResponse<unknown>> {
  const path = `/api/v1/user/sessions/${encodeURIComponent(id)}`;
  return store.send({ method: 'DELETE', path, schema: emptyResponse });
}
