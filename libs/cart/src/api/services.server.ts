import { withUnavailableFallback } from '@vyloha/http-client';
import { type StoreClient, unwrap } from '@vyloha/store-client';
import type { CartPayment } from '../model/delivery/cart-payment';
import type { CartShipper } from '../model/delivery/cart-shipper';
import { paymentsResponse } from '../model/delivery/payment-response';
import { shippersResponse } from '../model/delivery/shipper-response';

/** Shippers that can deliver what is in the cart, with their prices for it. */
export async function getCartShippers(store: StoreClient): Promise<readonly CartShipper[]> {
  return unwrap(await store.send({ method: 'GET', path: '/api/v1/cart/shippers', schema: shippersResponse }));
}

/** Payments the cart can be paid by, with their prices for it. */
export async function getCartPayments(store: StoreClient): Promise<readonly CartPayment[]> {
  return unwrap(await store.send({ method: 'GET', path: '/api/v1/cart/payments', schema: paymentsResponse }));
}

/** The shippers with a price in the currency, the same for all shoppers; none when the call fails. */
export function listShippersOrNone(store: StoreClient): Promise<readonly CartShipper[]> {
  const response = store.send({ method: 'GET', path: '/api/v1/shippers', schema: shippersResponse, shared: true });
  return withUnavailableFallback(response.then(unwrap), () => []);
}
