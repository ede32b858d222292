import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import { emptyResponse } from '../model/empty-response';
import type { toMembershipBody } from '../model/membership-input';

/** Changes role and limit of a member of the customer's company. */
export function changeMember(
  store: StoreClient,
  id: string,
  body: ReturnType<typeof toMembershipBody>,
): Promise<StoreResponse<unknown>> {
  const path = `/api/v1/user/company/members/${encodeURIComponent(id)}`;
  return store.send({ method: 'PATCH', path, body, schema: emptyResponse });
}
