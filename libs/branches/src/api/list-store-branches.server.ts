import { type StoreClient, unwrap } from '@vyloha/store-client';
import { maxBranches } from '../model/max-branches';
import type { StoreBranch } from '../model/store-branch';
import { storeBranchesResponse } from '../model/store-branch-response';

/**
 * The branches of the shop, shared by all shoppers.
 * @param shipperId only pick-up points of this shipper
 */
export async function listStoreBranches(store: StoreClient, shipperId?: string): Promise<StoreBranch[]> {
  return unwrap(
    await store.send({
      method: 'GET',
      path: '/api/v1/branches',
      query: { ...(shipperId !== undefined && { shipper_id: shipperId }), perPage: maxBranches },
      schema: storeBranchesResponse,
      shared: true,
    }),
  );
}
