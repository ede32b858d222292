import type { RegionCode } from './region';
import type { StoreBranch } from './store-branch';

/** Where an order is handed over. */
export interface PickUpPlace extends Pick<StoreBranch, 'id' | 'name' | 'address' | 'openingHours' | 'warehouseId'> {
  region: RegionCode;
  /** From the postcode it was searched near. */
  distanceKm?: number | undefined;
}

/** Whether a search is for a postcode, complete or not. */
export function isPostcodeQuery(query: string): boolean {
  return /^\d[\d\s]*$/.test(query.trim());
}
