import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import { BackendUnavailable } from '@vyloha/http-client';
import type { PlacePayload } from '../model/placing/place-payload';
import { placedResponse, type PlacedOrder } from '../model/placing/placed-response';

/**
 * Places the order of the shopper's cart. Placing is idempotent per cart, so a call that got
 * no response is retried once.
 */
export async function placeOrder(store: StoreClient, payload: PlacePayload): Promise<StoreResponse<PlacedOrder>> {
  const place = () => store.send({ method: 'POST', path: '/api/v1/cart/place', body: payload, schema: placedResponse });
  try {
    return await place();
  } catch (error) {
    if (error instanceof BackendUnavailable) return place();
    throw error;
  }
}
