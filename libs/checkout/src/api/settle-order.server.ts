import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import { type HeldOrder, settledResponse } from '../model/placing/placed-response';

/** The order that an attempt placed; `null` when it has not, and never will. */
export async function settleOrder(
  store: StoreClient,
  idempotencyKey: string,
): Promise<StoreResponse<{ token: string; isPaidOnline: boolean } | HeldOrder | null>> {
  return store.send({
    method: 'POST',
    path: '/api/v1/cart/place/settle',
    body: {},
    schema: settledResponse,
    idempotencyKey,
  });
}
