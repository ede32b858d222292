import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import { claimSummaryResponse, type ClaimSummary } from '../../model/claims/claim';
import type { ClaimForm } from '../../model/claims/claim-form';
import { claimsPath } from './claims-path.server';

/**
 * Claims a defect of a product of one of the customer's own orders, or of the order that the secret opens. The same attempt
 * again is the same claim.
 */
export function addClaim(
  store: StoreClient,
  token: string | null,
  { item: { orderId, itemId }, ...claim }: ClaimForm,
  attempt: string,
): Promise<StoreResponse<ClaimSummary>> {
  return store.send({
    method: 'POST',
    path: claimsPath(token),
    body: { ...(token === null && { order_id: orderId }), item_id: itemId, ...claim },
    schema: claimSummaryResponse,
    idempotencyKey: attempt,
  });
}
