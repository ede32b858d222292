import { type StoreClient, unwrap } from '@vyloha/store-client';
import { convertedOrderResponse, type ConvertedOrder } from '../model/order/converted-order';

/**
 * The order of an access token as a conversion.
 * @param isAdvertisingAllowed without it only an order whose shopper agreed to it there; `null` for any other
 */
export async function getConvertedOrder(
  store: StoreClient,
  token: string,
  isAdvertisingAllowed: boolean,
): Promise<ConvertedOrder | null> {
  const path = `/api/v1/orders/token/${encodeURIComponent(token)}`;
  const { order, isAllowed } = unwrap(await store.send({ method: 'GET', path, schema: convertedOrderResponse }));
  return isAdvertisingAllowed || isAllowed ? order : null;
}
