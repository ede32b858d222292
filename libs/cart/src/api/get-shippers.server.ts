import { type StoreClient, unwrap } from '@vyloha/store-client';
import type { CartShipper } from '../model/cart-shipper';
import { shippersResponse } from '../model/shipper-response';

/** Every shipper of the shop, the same for all shoppers. */
export async function getShippers(store: StoreClient): Promise<readonly CartShipper[]> {
  return unwrap(await store.send({ method: 'GET', path: '/api/v1/shippers', schema: shippersResponse, shared: true }));
}
