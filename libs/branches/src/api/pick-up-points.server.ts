import { type StoreClient, unwrap, unwrapOrNull } from '@vyloha/store-client';
import { isPostcodeQuery, type PickUpPlace } from '../model/pick-up-place';
import { pickUpPointResponse, pickUpPointsResponse } from '../model/pick-up-point-response';

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

/** A network has thousands: who finds none of these near searches elsewhere. */
const maxPoints = 20;
const refused = 422;

/**
 * Open pick-up points of a shipper: those with the ids, near the postcode, or of a name, street or town.
 * @returns `null` when there is no such postcode
 */
export async function listPickUpPoints(
  store: StoreClient,
  shipperId: string,
  wanted: { ids: readonly string[] } | { query: string },
): Promise<PickUpPlace[] | null> {
  const filter = 'ids' in wanted ? { keys: wanted.ids.join(',') } : toFilter(wanted.query);
  const response = await store.send({
    method: 'GET',
    path: '/api/v1/branches',
    query: { shipper_id: shipperId, ...filter, perPage: maxPoints },
    schema: pickUpPointsResponse,
  });
  return !response.ok && response.status === refused ? null : unwrap(response);
}

function toFilter(query: string) {
  return isPostcodeQuery(query) ? { near: query } : { s: query };
}
