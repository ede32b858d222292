import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import { emptyResponse } from '../model/empty-response';
import type { toMembershipBody } from '../model/membership-input';

/** Has an invitation to the customer's company mailed. */
export function inviteMember(
  store: StoreClient,
  body: ReturnType<typeof toMembershipBody> & { email: string; callbackUrl: string },
): Promise<StoreResponse<unknown>> {
  return store.send({ method: 'POST', path: '/api/v1/user/company/invitations', body, schema: emptyResponse });
}
