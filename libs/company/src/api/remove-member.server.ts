import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import { emptyResponse } from '../model/empty-response';

/** Removes a member from the customer's company. */
export function removeMember(store: StoreClient, id: string): Promise<StoreResponse<unknown>> {
  const path = `/api/v1/user/company/members/${encodeURIComponent(id)}`;
  return store.send({ method: 'DELETE', path, schema: emptyResponse });
}
