import { openingAt, type OpeningNow } from './opening-hours';
import type { StoreBranch } from './store-branch';

/** A branch to choose from, with what the sign on its door says right now. */
export interface BranchOption extends Pick<StoreBranch, 'id' | 'name' | 'address' | 'region'> {
  opening: OpeningNow;
}

export function toBranchOption({ id, name, address, region, openingHours }: StoreBranch, now: Date): BranchOption {
  return { id, name, address, region, opening: openingAt(openingHours, now) };
}
