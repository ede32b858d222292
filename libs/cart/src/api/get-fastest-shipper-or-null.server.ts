import { withUnavailableFallback } from '@vyloha/http-client';
import { type StoreClient, unwrap } from '@vyloha/store-client';
import { type CartShipper, fastestShipper } from '../model/delivery/cart-shipper';
import { shippersResponse } from '../model/delivery/shipper-response';

/** The shipper with the fastest home delivery, the same for all shoppers; `null` when the call fails. */
export async function getFastestShipperOrNull(store: StoreClient): Promise<CartShipper | null> {
  const response = store.send({ method: 'GET', path: '/api/v1/shippers', schema: shippersResponse, shared: true });
  const shippers = await withUnavailableFallback(response.then(unwrap), () => []);
  return fastestShipper(shippers);
}
