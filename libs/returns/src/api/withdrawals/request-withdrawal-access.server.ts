import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import { withdrawalAccessResponse } from '../../model/withdrawal/withdrawal-order';

/** A secret that opens an order for a withdrawal; without an e-mail only to the customer whose order it is. */
export function requestWithdrawalAccess(
  store: StoreClient,
  lookup: { code: string; email?: string },
): Promise<StoreResponse<{ token: string }>> {
  return store.send({
    method: 'POST',
    path: '/api/v1/withdrawals/access',
    body: lookup,
    schema: withdrawalAccessResponse,
  });
}
