import type { StoreBranch } from './store-branch';

/** A branch that keeps goods of its own. */
export interface StockedBranch extends Pick<StoreBranch, 'name' | 'slug'> {
  warehouseId: string;
}
