import { type StoreClient, unwrap } from '@vyloha/store-client';
import { mostBranches } from '../model/most-branches';
import type { StoreBranch } from '../model/store-branch';
import { storeBranchesResponse } from '../model/store-branch-response';

/**
 * The branches of the shop, shared by all shoppers.
 * @param shipperId only those where this shipper hands parcels over
 */
export async function listStoreBranches(store: StoreClient, shipperId?: string): Promise<StoreBranch[]> {
  return unwrap(
    await store.send({
      method: 'GET',
      path: '/api/v1/branches',
      query: { ...(shipperId !== undefined && { shipper_id: shipperId }), perPage: mostBranches },
      schema: storeBranchesResponse,
      shared: true,
    }),
  );
}
