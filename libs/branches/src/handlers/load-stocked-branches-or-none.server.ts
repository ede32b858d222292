import { withUnavailableFallback } from '@vyloha/http-client';
import type { StoreClient } from '@vyloha/store-client';
import { listStoreBranches } from '../api/branches.server';
import type { StockedBranch } from '../model/stocked-branch';

/** Branches with a warehouse; none when the store does not respond, since products can be bought without them. */
export async function loadStockedBranchesOrNone(store: StoreClient): Promise<readonly StockedBranch[]> {
  const branches = await withUnavailableFallback(listStoreBranches(store), () => []);
  return branches.flatMap(({ name, slug, warehouseId }) => (warehouseId === null ? [] : [{ name, slug, warehouseId }]));
}
