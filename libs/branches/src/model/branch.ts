import type { Translated } from '@vyloha/contract';
import type { OpeningInterval } from './opening-hours';
import type { RegionCode } from './region';
import type { BranchAddress } from './store-branch';

/** A branch as presented by editors, with the data of the store. Texts in one locale. */
export interface Branch {
  id: string;
  slug: string;
  name: string;
  region: RegionCode;
  address: BranchAddress;
  phone: string;
  email: string;
  picture: { fileKey: string; alt: string } | null;
  openingHours: OpeningInterval[];
}

export interface BranchEmployee {
  name: string;
  picture: { fileKey: string } | null;
  position: string | null;
  phone: string | null;
  email: string | null;
}

/** Data of a branch page. */
export interface BranchDetail extends Branch {
  /** Its slug in each language. */
  slugs: Translated;
  description: string | null;
  services: string[];
  isCardAccepted: boolean;
  /** Directions. */
  byCar: string | null;
  byPublicTransport: string | null;
  mapUrl: string | null;
  employees: BranchEmployee[];
}
