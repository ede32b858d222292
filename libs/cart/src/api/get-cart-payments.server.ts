import { type StoreClient, unwrap } from '@vyloha/store-client';
import type { CartPayment } from '../model/delivery/cart-payment';
import { paymentsResponse } from '../model/delivery/payment-response';

/** Payments the cart can be paid by, with their prices for it. */
export async function getCartPayments(store: StoreClient): Promise<readonly CartPayment[]> {
  return unwrap(await store.send({ method: 'GET', path: '/api/v1/cart/payments', schema: paymentsResponse }));
}
