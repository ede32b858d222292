import { type StoreClient, unwrapOrNull } from '@vyloha/store-client';
import { invitationResponse, type Invitation } from '../model/invitation-response';

/** The invitation that a mailed secret opens; `null` for a dead one. */
export async function openInvitation(store: StoreClient, token: string): Promise<Invitation | null> {
  const path = '/api/v1/company-invitations/open';
  const response = await store.send({ method: 'POST', path, body: { token }, schema: invitationResponse });
  return unwrapOrNull(response);
}
