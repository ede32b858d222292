import type { StoreAnswer, StoreClient } from '@vyloha/store-client';
import { noticeTakenResponse } from '../model/notice-taken-response';

/** Tells the backend, which owns the gateway, that a payment changed; it asks the provider what became of it. */
export function notifyPayment(store: StoreClient, id: string): Promise<StoreAnswer<unknown>> {
  return store.send({ method: 'POST', path: '/api/v1/payments/notify', body: { id }, schema: noticeTakenResponse });
}
