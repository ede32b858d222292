import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import { toOrderPath, type OrderReference } from '../model/payments/order-reference';
import { payResponse, type StartedPayment } from '../model/payments/payment-responses';

/** Pays the order. @param paymentId the method to change to; `null` keeps the one it has */
export function payOrder(
  store: StoreClient,
  order: OrderReference,
  paymentId: string | null,
): Promise<StoreResponse<StartedPayment | null>> {
  const path = `${toOrderPath(order)}/payment`;
  return store.send({ method: 'POST', path, body: { payment_id: paymentId }, schema: payResponse });
}
