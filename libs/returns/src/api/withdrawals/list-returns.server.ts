import { type StoreClient, unwrapPage } from '@vyloha/store-client';
import { returnsResponse, type Withdrawal } from '../../model/withdrawal/withdrawal-order';

/** A page of the withdrawals from the customer's orders, newest first. */
export async function listReturns(
  store: StoreClient,
  query: { page: number; perPage: number },
): Promise<{ returns: readonly Withdrawal[]; total: number }> {
  const response = await store.send({ method: 'GET', path: '/api/v1/user/returns', query, schema: returnsResponse });
  const { items: returns, total } = unwrapPage(response);
  return { returns, total };
}
