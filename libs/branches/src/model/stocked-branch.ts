import type { StoreBranch } from './store-branch';

/** A branch with its own stock. */
export interface StockedBranch extends Pick<StoreBranch, 'name' | 'slug'> {
  warehouseId: string;
}
