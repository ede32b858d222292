import { type StoreClient, unwrap } from '@vyloha/store-client';
import type { CartShipper } from '../model/delivery/cart-shipper';
import { shippersResponse } from '../model/delivery/shipper-response';

/** Shippers that can deliver what is in the cart, with their prices for it. */
export async function getCartShippers(store: StoreClient): Promise<readonly CartShipper[]> {
  return unwrap(await store.send({ method: 'GET', path: '/api/v1/cart/shippers', schema: shippersResponse }));
}
