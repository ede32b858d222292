import { type StoreClient, type StoreResponse, unwrapOrNull } from '@vyloha/store-client';
import { companyResponse, type CompanyAccount } from '../model/company-account';
import { emptyResponse } from '../model/empty-response';
import type { toMembershipBody } from '../model/membership-input';

/** The company that the customer buys for; `null` when there is none. */
export async function getCompany(store: StoreClient): Promise<CompanyAccount | null> {
  const response = await store.send({ method: 'GET', path: '/api/v1/user/company', schema: companyResponse });
  return unwrapOrNull(response);
}

/** Changes role and limit of a member of the customer's company. */
export function changeMember(
  store: StoreClient,
  id: string,
  body: ReturnType<typeof toMembershipBody>,
): Promise<StoreResponse<unknown>> {
  const path = `/api/v1/user/company/members/${encodeURIComponent(id)}`;
  return store.send({ method: 'PATCH', path, body, schema: emptyResponse });
}

/** Removes a member from the customer's company. */
export function removeMember(store: StoreClient, id: string): Promise<StoreResponse<unknown>> {
  const path = `/api/v1/user/company/members/${encodeURIComponent(id)}`;
  return store.send({ method: 'DELETE', path, schema: emptyResponse });
}
