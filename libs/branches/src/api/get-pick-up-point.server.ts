import { type StoreClient, unwrapOrNull } from '@vyloha/store-client';
import type { PickUpPlace } from '../model/pick-up-place';
import { pickUpPointResponse } from '../model/pick-up-point-response';

/** The open point that the shipper knows under this id; `null` without one. */
export async function getPickUpPoint(
  store: StoreClient,
  { shipperId, remoteId }: { shipperId: string; remoteId: string },
): Promise<PickUpPlace | null> {
  const response = await store.send({
    method: 'GET',
    path: `/api/v1/shippers/${encodeURIComponent(shipperId)}/branches/remoteId/${encodeURIComponent(remoteId)}`,
    schema: pickUpPointResponse,
  });
  return unwrapOrNull(response);
}
