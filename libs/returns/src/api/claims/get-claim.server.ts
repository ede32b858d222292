import { type StoreClient, unwrapOrNull } from '@vyloha/store-client';
import { claimResponse, type Claim } from '../../model/claims/claim';

/** One of the customer's own claims by its number; `null` when there is none. */
export async function getClaim(store: StoreClient, code: string): Promise<Claim | null> {
  const path = `/api/v1/user/claims/${encodeURIComponent(code)}`;
  const response = await store.send({ method: 'GET', path, schema: claimResponse });
  return unwrapOrNull(response);
}
