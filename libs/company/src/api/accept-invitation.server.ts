import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import { emptyResponse } from '../model/empty-response';

/** The customer joins the company that invited them. */
export function acceptInvitation(store: StoreClient, token: string): Promise<StoreResponse<unknown>> {
  const path = '/api/v1/company-invitations/accept';
  return store.send({ method: 'POST', path, body: { token }, schema: emptyResponse });
}
