import { type StoreClient, unwrap } from '@vyloha/store-client';
import type { DeliveryTime } from '../model/selection/delivery-time';
import { deliveryTimesResponse } from '../model/selection/delivery-time-response';

/** Delivery times of a shipper; empty for one without a selection of times. */
export async function getDeliveryTimes(store: StoreClient, shipperId: string): Promise<DeliveryTime[]> {
  const query = { shipperId };
  return unwrap(
    await store.send({ method: 'GET', path: '/api/v1/delivery-times', query, schema: deliveryTimesResponse }),
  );
}
