import { type StoreClient, unwrapPage } from '@vyloha/store-client';
import { claimsResponse, type Claim } from '../../model/claims/claim';

/** A page of the customer's claims, newest first. */
export async function listClaims(
  store: StoreClient,
  query: { page: number; perPage: number },
): Promise<{ claims: readonly Claim[]; total: number }> {
  const response = await store.send({ method: 'GET', path: '/api/v1/user/claims', query, schema: claimsResponse });
  const { items: claims, total } = unwrapPage(response);
  return { claims, total };
}
