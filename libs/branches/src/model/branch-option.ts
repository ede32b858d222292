import { getOpeningStatus, type OpeningStatus } from './opening-hours';
import type { PickUpPlace } from './pick-up-place';

/** A selectable branch, with its current opening status. */
export interface BranchOption extends Pick<
  PickUpPlace,
  'id' | 'name' | 'slug' | 'address' | 'region' | 'acceptedPayments' | 'distanceKm'
> {
  opening: OpeningStatus;
}

export function toBranchOption(place: PickUpPlace, now: Date): BranchOption {
  const { id, name, slug, address, region, acceptedPayments, distanceKm } = place;
  return { id, name, slug, address, region, acceptedPayments, distanceKm, opening: getOpeningStatus(place, now) };
}
