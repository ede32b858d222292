import { type StoreClient, unwrap } from '@vyloha/store-client';
import { claimableOrdersResponse, type ClaimableOrder } from '../../model/claims/claimable-order';

/** The store returns no more at once; two years of warranty hardly have more. */
const perPage = 100;

/** The customer's orders whose products may be claimed, newest first. */
export async function listClaimableOrders(store: StoreClient): Promise<readonly ClaimableOrder[]> {
  const query = { page: 1, perPage };
  return unwrap(
    await store.send({ method: 'GET', path: '/api/v1/user/orders', query, schema: claimableOrdersResponse }),
  );
}
