import { type StoreClient, unwrap } from '@vyloha/store-client';
import type { DeliveryTime } from '../model/delivery-time';
import { deliveryTimesResponse } from '../model/delivery-time-response';

/** When a shipper can come; empty for one that lets nobody choose. */
export async function getDeliveryTimes(store: StoreClient, shipperId: string): Promise<DeliveryTime[]> {
  const query = { shipperId };
  return unwrap(
    await store.send({ method: 'GET', path: '/api/v1/delivery-times', query, schema: deliveryTimesResponse }),
  );
}
