import { BackendUnavailable } from '@vyloha/http-client';
import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import { notificationResponse } from '../model/payment/notification-response';
import type { PlacePayload } from '../model/placing/place-payload';
import { placedResponse, settledResponse, type HeldOrder, type PlacedOrder } from '../model/placing/placed-response';

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

/** Notifies the backend, which owns the gateway, that a payment changed; it queries the provider for its state. */
export function notifyPayment(store: StoreClient, id: string): Promise<StoreResponse<unknown>> {
  return store.send({ method: 'POST', path: '/api/v1/payments/notify', body: { id }, schema: notificationResponse });
}
