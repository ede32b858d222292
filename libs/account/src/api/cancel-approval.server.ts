import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import { emptyResponse } from '../model/empty-response';

/** The buyer withdraws their own order that waits for approval. */
export function cancelApproval(store: StoreClient, id: string): Promise<StoreResponse<unknown>> {
  const path = `/api/v1/user/company/approvals/${encodeURIComponent(id)}/cancel`;
  return store.send({ method: 'POST', path, body: {}, schema: emptyResponse });
}
