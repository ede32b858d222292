import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import { claimResponse, type Claim } from '../../model/claims/claim';
import type { ClaimForm } from '../../model/claims/claim-form';

/** Claims a defect of a product of one of the customer's own orders. The same attempt again is the same claim. */
export function addClaim(
  store: StoreClient,
  { item: { orderId, itemId }, ...claim }: ClaimForm,
  attempt: string,
): Promise<StoreResponse<Claim>> {
  return store.send({
    method: 'POST',
    path: '/api/v1/user/claims',
    body: { order_id: orderId, item_id: itemId, ...claim },
    schema: claimResponse,
    idempotencyKey: attempt,
  });
}
