import { type StoreClient, type StoreResponse, unwrapOrNull } from '@vyloha/store-client';
import { emptyResponse } from '../model/empty-response';
import { invitationResponse, type Invitation } from '../model/invitation-response';
import type { toMembershipBody } from '../model/membership-input';

/** Has an invitation to the customer's company mailed. */
export function inviteMember(
  store: StoreClient,
  body: ReturnType<typeof toMembershipBody> & { email: string; callbackUrl: string },
): Promise<StoreResponse<unknown>> {
  return store.send({ method: 'POST', path: '/api/v1/user/company/invitations', body, schema: emptyResponse });
}

/** Withdraws an invitation to the customer's company. */
export function withdrawInvitation(store: StoreClient, id: string): Promise<StoreResponse<unknown>> {
  const path = `/api/v1/user/company/invitations/${encodeURIComponent(id)}`;
  return store.send({ method: 'DELETE', path, schema: emptyResponse });
}

/** The invitation that a mailed secret opens; `null` for a dead one. */
export async function openInvitation(store: StoreClient, token: string): Promise<Invitation | null> {
  const path = '/api/v1/company-invitations/open';
  const response = await store.send({ method: 'POST', path, body: { token }, schema: invitationResponse });
  return unwrapOrNull(response);
}

/** The customer joins the company that invited them. */
export function acceptInvitation(store: StoreClient, token: string): Promise<StoreResponse<unknown>> {
  const path = '/api/v1/company-invitations/accept';
  return store.send({ method: 'POST', path, body: { token }, schema: emptyResponse });
}
