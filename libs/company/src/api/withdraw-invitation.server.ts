import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import { emptyResponse } from '../model/empty-response';

/** Withdraws an invitation to the customer's company. */
export function withdrawInvitation(store: StoreClient, id: string): Promise<StoreResponse<unknown>> {
  const path = `/api/v1/user/company/invitations/${encodeURIComponent(id)}`;
  return store.send({ method: 'DELETE', path, schema: emptyResponse });
}
