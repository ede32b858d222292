import { type StoreClient, unwrap } from '@vyloha/store-client';
import { maxBranches } from '../model/max-branches';
import type { StoreBranch } from '../model/store-branch';
import { storeBranchesResponse } from '../model/store-branch-response';

const refused = 422;

/**
 * The branches, or only the pick-up points of a shipper, the nearest to the postcode first.
 * @returns `null` when there is no such postcode
 */
export async function listBranchesNear(
  store: StoreClient,
  { shipperId, postcode }: { shipperId?: string; postcode: string },
): Promise<StoreBranch[] | null> {
  const response = await store.send({
    method: 'GET',
    path: '/api/v1/branches',
    query: { ...(shipperId !== undefined && { shipper_id: shipperId }), near: postcode, perPage: maxBranches },
    schema: storeBranchesResponse,
  });
  return !response.ok && response.status === refused ? null : unwrap(response);
}
