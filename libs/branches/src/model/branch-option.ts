import { getOpeningStatus, type OpeningStatus } from './opening-hours';
import type { StoreBranch } from './store-branch';

/** A selectable branch, with its current opening status. */
export interface BranchOption extends Pick<StoreBranch, 'id' | 'name' | 'address' | 'region'> {
  opening: OpeningStatus;
}

export function toBranchOption({ id, name, address, region, openingHours }: StoreBranch, now: Date): BranchOption {
  return { id, name, address, region, opening: getOpeningStatus(openingHours, now) };
}
