import type { BranchPayment, PageMeta, Translated } from '@vyloha/contract';
import type { OpeningException, OpeningTimes } from './opening-hours';
import type { RegionCode } from './region';
import type { BranchAddress } from './store-branch';

/** WGS 84, degrees. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

export interface BranchPicture {
  fileKey: string;
  alt: string;
}

/** What a map of all branches and their filters need of a branch. */
export interface BranchMark extends OpeningTimes {
  id: string;
  slug: string;
  name: string;
  region: RegionCode;
  address: BranchAddress;
  location: GeoPoint;
}

/** A branch as presented by editors, with the data of the store. Texts in one locale. */
export interface Branch extends BranchMark {
  phone: string;
  email: string;
  picture: BranchPicture | null;
  isPrimary: boolean;
}

export interface BranchEmployee {
  name: string;
  picture: { fileKey: string } | null;
  position: string | null;
  phone: string | null;
  email: string | null;
}

/** A day with other hours, or a public holiday with the usual ones. */
export interface AnnouncedException extends OpeningException {
  reason: string | null;
  isPublicHoliday: boolean;
}

/** Data of a branch page. */
export interface BranchDetail extends Branch {
  /** What the store calls it. */
  storeId: string;
  /** Whether it has a warehouse of its own. */
  hasStock: boolean;
  /** Its slug in each language. */
  slugs: Translated;
  seo: PageMeta;
  openingExceptions: AnnouncedException[];
  description: string | null;
  services: string[];
  /** How shoppers pay there; none where the shop does not say. */
  acceptedPayments: BranchPayment[];
  /** Directions. */
  byCar: string | null;
  byPublicTransport: string | null;
  mapUrl: string | null;
  /** URL or HTML of an embedded map, and of a panorama, as the editor entered it. */
  mapFrame: string | null;
  panoramaFrame: string | null;
  mapDescription: string | null;
  mapPictures: BranchPicture[];
  pictures: BranchPicture[];
  reviewUrl: string | null;
  /** ISO 8601 */
  modifiedAt: string | null;
  employees: BranchEmployee[];
}
