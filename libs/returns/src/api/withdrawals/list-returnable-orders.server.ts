import { type StoreClient, unwrap } from '@vyloha/store-client';
import { returnableOrdersResponse, type ReturnableOrder } from '../../model/withdrawal/returnable-order';

/** Older ones are found by their number. */
const perPage = 20;

/** The customer's latest orders that something may be returned from, newest first. */
export async function listReturnableOrders(store: StoreClient): Promise<readonly ReturnableOrder[]> {
  const query = { page: 1, perPage };
  return unwrap(
    await store.send({ method: 'GET', path: '/api/v1/user/orders', query, schema: returnableOrdersResponse }),
  );
}
