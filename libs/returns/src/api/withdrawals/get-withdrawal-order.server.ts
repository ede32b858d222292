import { type StoreClient, unwrapOrNull } from '@vyloha/store-client';
import { withdrawalOrderResponse, type WithdrawalOrder } from '../../model/withdrawal/withdrawal-order';

/** What can be withdrawn from in the order that a secret opens; `null` when it opens none any more. */
export async function getWithdrawalOrder(store: StoreClient, token: string): Promise<WithdrawalOrder | null> {
  const path = `/api/v1/withdrawals/orders/${encodeURIComponent(token)}`;
  const response = await store.send({ method: 'GET', path, schema: withdrawalOrderResponse });
  return unwrapOrNull(response);
}
