import type { RegionCode } from './region';
import type { StoreBranch } from './store-branch';

/** Where an order is handed over. */
export interface PickUpPlace extends Pick<
  StoreBranch,
  'id' | 'name' | 'address' | 'openingHours' | 'openingExceptions' | 'acceptedPayments' | 'warehouseId'
> {
  /** `null` for a pick-up point, which is none of the shop's branches. */
  region: RegionCode | null;
  /** Of its page; left out where it has none. */
  slug?: string | undefined;
  /** From the postcode it was searched near. */
  distanceKm?: number | undefined;
}

/** Whether a search is for a postcode, complete or not. */
export function isPostcodeQuery(query: string): boolean {
  return /^\d[\d\s]*$/.test(query.trim());
}
