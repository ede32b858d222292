import { type StoreClient, unwrap } from '@vyloha/store-client';
import { certifiedOrderResponse, type CertifiedOrder } from '../model/order/certified-order';

/** The order of an access token as a price comparison site may learn of it; `null` without the shopper's consent. */
export async function getCertifiedOrder(store: StoreClient, token: string): Promise<CertifiedOrder | null> {
  const path = `/api/v1/orders/token/${encodeURIComponent(token)}`;
  return unwrap(await store.send({ method: 'GET', path, schema: certifiedOrderResponse }));
}
