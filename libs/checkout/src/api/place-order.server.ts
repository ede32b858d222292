import type { StoreAnswer, StoreClient } from '@vyloha/store-client';
import type { PlacePayload } from '../model/place-payload';
import { placedResponse, type PlacedOrder } from '../model/placed-response';

/** Places the order of the shopper's cart. The same cart twice is one order with the same answer. */
export function placeOrder(store: StoreClient, payload: PlacePayload): Promise<StoreAnswer<PlacedOrder>> {
  return store.send({ method: 'POST', path: '/api/v1/cart/place', body: payload, schema: placedResponse });
}
