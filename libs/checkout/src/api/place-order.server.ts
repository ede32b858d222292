import { BackendUnavailable, type StoreAnswer, type StoreClient } from '@vyloha/store-client';
import type { PlacePayload } from '../model/place-payload';
import { placedResponse, type PlacedOrder } from '../model/placed-response';

/**
 * Places the order of the shopper's cart. The same cart twice is one order with the same answer, so a call that got
 * none is made once more.
 */
export async function placeOrder(store: StoreClient, payload: PlacePayload): Promise<StoreAnswer<PlacedOrder>> {
  const place = () => store.send({ method: 'POST', path: '/api/v1/cart/place', body: payload, schema: placedResponse });
  try {
    return await place();
  } catch (error) {
    if (error instanceof BackendUnavailable) return place();
    throw error;
  }
}
