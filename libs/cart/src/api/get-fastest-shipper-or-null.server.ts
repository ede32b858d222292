import { whenUnavailable } from '@vyloha/contract';
import { type StoreClient, unwrap } from '@vyloha/store-client';
import { type CartShipper, fastestShipper } from '../model/cart-shipper';
import { shippersResponse } from '../model/shipper-response';

/** Who delivers to an address first, the same for all shoppers; a page goes without when nobody can tell. */
export async function getFastestShipperOrNull(store: StoreClient): Promise<CartShipper | null> {
  const answer = store.send({ method: 'GET', path: '/api/v1/shippers', schema: shippersResponse, shared: true });
  const shippers = await whenUnavailable(answer.then(unwrap), () => []);
  return fastestShipper(shippers);
}
