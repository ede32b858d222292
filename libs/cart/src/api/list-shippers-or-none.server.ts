import { withUnavailableFallback } from '@vyloha/http-client';
import { type StoreClient, unwrap } from '@vyloha/store-client';
import type { CartShipper } from '../model/delivery/cart-shipper';
import { shippersResponse } from '../model/delivery/shipper-response';

/** The shippers with a price in the currency, the same for all shoppers; none when the call fails. */
export function listShippersOrNone(store: StoreClient): Promise<readonly CartShipper[]> {
  const response = store.send({ method: 'GET', path: '/api/v1/shippers', schema: shippersResponse, shared: true });
  return withUnavailableFallback(response.then(unwrap), () => []);
}
