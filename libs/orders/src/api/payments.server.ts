import { type StoreClient, type StoreResponse, unwrapOrNull } from '@vyloha/store-client';
import { toOrderPath, type OrderReference } from '../model/payments/order-reference';
import {
  otherPaymentsResponse,
  payResponse,
  type OtherPayment,
  type StartedPayment,
} from '../model/payments/payment-responses';

/** Methods that the order may be changed to; none when it cannot be changed, or by a backend without this call. */
export async function listOtherPayments(store: StoreClient, order: OrderReference): Promise<OtherPayment[]> {
  const path = `${toOrderPath(order)}/payments`;
  const response = await store.send({ method: 'GET', path, schema: otherPaymentsResponse });
  return unwrapOrNull(response) ?? [];
}

/** Pays the order. @param paymentId the method to change to; `null` keeps the one it has */
export function payOrder(
  store: StoreClient,
  order: OrderReference,
  paymentId: string | null,
): Promise<StoreResponse<StartedPayment | null>> {
  const path = `${toOrderPath(order)}/payment`;
  return store.send({ method: 'POST', path, body: { payment_id: paymentId }, schema: payResponse });
}
