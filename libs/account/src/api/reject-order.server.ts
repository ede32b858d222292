import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import { emptyResponse } from '../model/empty-response';

/** Rejects an order above a limit, with a reason for its buyer. */
export function rejectOrder(store: StoreClient, id: string, reason: string): Promise<StoreResponse<unknown>> {
  const path = `/api/v1/user/company/approvals/${encodeURIComponent(id)}/reject`;
  return store.send({ method: 'POST', path, body: { reason }, schema: emptyResponse });
}
