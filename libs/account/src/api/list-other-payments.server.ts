import { type StoreClient, unwrap } from '@vyloha/store-client';
import { toOrderPath, type OrderReference } from '../model/payments/order-reference';
import { otherPaymentsResponse, type OtherPayment } from '../model/payments/payment-responses';

const notFound = 404;

/** Methods that the order may be changed to; none when it cannot be changed, or by a backend without this call. */
export async function listOtherPayments(store: StoreClient, order: OrderReference): Promise<OtherPayment[]> {
  const path = `${toOrderPath(order)}/payments`;
  const response = await store.send({ method: 'GET', path, schema: otherPaymentsResponse });
  return !response.ok && response.status === notFound ? [] : unwrap(response);
}
