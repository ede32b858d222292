import { type StoreClient, unwrap } from '@vyloha/store-client';
import type { PickUpPlace } from '../model/pick-up-place';
import { pickUpPointResponse } from '../model/pick-up-point-response';

const notFound = 404;

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
  return !response.ok && response.status === notFound ? null : unwrap(response);
}
