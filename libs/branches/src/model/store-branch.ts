import type { BranchPayment } from '@vyloha/contract';
import type { OpeningException, OpeningInterval } from './opening-hours';
import type { RegionCode } from './region';

export interface BranchAddress {
  street: string;
  city: string;
  postcode: string;
  /** alpha-3 */
  countryCode: string;
}

/** A physical shop as the store knows it: address, opening hours, and the shippers that use it as a pick-up point. */
export interface StoreBranch {
  id: string;
  remoteId: string;
  name: string;
  slug: string;
  address: BranchAddress;
  region: RegionCode;
  phone: string;
  email: string;
  latitude: number;
  longitude: number;
  openingHours: OpeningInterval[];
  openingExceptions: OpeningException[];
  /** How shoppers pay there; none where the shop does not say. */
  acceptedPayments: BranchPayment[];
  shipperIds: string[];
  warehouseId: string | null;
  /** In a search near a postcode. */
  distanceKm?: number | undefined;
}
