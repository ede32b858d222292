import { whenUnavailable } from '@vyloha/contract';
import type { StoreClient } from '@vyloha/store-client';
import { listStoreBranches } from '../api/list-store-branches.server';
import type { StockedBranch } from '../model/stocked-branch';

/** Branches with a warehouse of their own; none when the store is silent, since goods can be bought without them. */
export async function loadStockedBranchesOrNone(store: StoreClient): Promise<readonly StockedBranch[]> {
  const branches = await whenUnavailable(listStoreBranches(store), () => []);
  return branches.flatMap(({ name, slug, warehouseId }) => (warehouseId === null ? [] : [{ name, slug, warehouseId }]));
}
