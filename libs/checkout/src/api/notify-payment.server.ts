import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import { notificationResponse } from '../model/payment/notification-response';

/** Notifies the backend, which owns the gateway, that a payment changed; it queries the provider for its state. */
export function notifyPayment(store: StoreClient, id: string): Promise<StoreResponse<unknown>> {
  return store.send({ method: 'POST', path: '/api/v1/payments/notify', body: { id }, schema: notificationResponse });
}
