import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import { BackendUnavailable } from '@vyloha/http-client';
import type { PlacePayload } from '../model/placing/place-payload';
import { type HeldOrder, placedResponse, type PlacedOrder } from '../model/placing/placed-response';

/**
 * Places the order of the shopper's cart. The same attempt is one order, so a call that got no response is repeated
 * once.
 */
export async function placeOrder(
  store: StoreClient,
  payload: PlacePayload,
  idempotencyKey: string | null,
): Promise<StoreResponse<PlacedOrder | HeldOrder>> {
  const call = { method: 'POST', path: '/api/v1/cart/place', body: payload, schema: placedResponse } as const;
  const place = () => store.send({ ...call, idempotencyKey });
  try {
    return await place();
  } catch (error) {
    if (error instanceof BackendUnavailable) return place();
    throw error;
  }
}
