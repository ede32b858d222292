import { type StoreClient, unwrapOrNull } from '@vyloha/store-client';
import { claimOrderResponse, type ClaimOrder } from '../../model/claims/claim-order';
import { claimsPath } from './claims-path.server';

/** What can be claimed of the order that a secret opens; `null` when it opens none any more. */
export async function getClaimOrder(store: StoreClient, token: string): Promise<ClaimOrder | null> {
  const response = await store.send({ method: 'GET', path: claimsPath(token), schema: claimOrderResponse });
  return unwrapOrNull(response);
}
