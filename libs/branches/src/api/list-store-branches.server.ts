import { type StoreClient, unwrap } from '@vyloha/store-client';
import type { StoreBranch } from '../model/store-branch';
import { storeBranchesResponse } from '../model/store-branch-response';

/** As many as the shop can have; a picker shows all. */
const MOST_BRANCHES = 500;

/** The branches where a shipper hands parcels over. */
export async function listStoreBranches(store: StoreClient, shipperId: string): Promise<StoreBranch[]> {
  return unwrap(
    await store.send({
      method: 'GET',
      path: '/api/v1/branches',
      query: { shipper_id: shipperId, perPage: MOST_BRANCHES },
      schema: storeBranchesResponse,
      shared: true,
    }),
  );
}
