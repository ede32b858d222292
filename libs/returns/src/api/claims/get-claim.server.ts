import { type StoreClient, unwrapOrNull } from '@vyloha/store-client';
import { claimResponse, type Claim } from '../../model/claims/claim';
import { claimsPath } from './claims-path.server';

/** One of the customer's own claims, or of the order that a secret opens, by its number; `null` when there is none. */
export async function getClaim(store: StoreClient, token: string | null, code: string): Promise<Claim | null> {
  const path = `${claimsPath(token)}/${encodeURIComponent(code)}`;
  const response = await store.send({ method: 'GET', path, schema: claimResponse });
  return unwrapOrNull(response);
}
