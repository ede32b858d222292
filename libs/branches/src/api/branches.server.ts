import { graphql, type CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import { type StoreClient, unwrap } from '@vyloha/store-client';
import type { Branch, BranchMark } from '../model/branch';
import { branchListSchemas, branchMapSchemas, branchPageSchemas } from '../model/branch-response';
import { maxBranches } from '../model/max-branches';
import type { RegionCode } from '../model/region';
import type { StoreBranch } from '../model/store-branch';
import { storeBranchesResponse } from '../model/store-branch-response';
import { branchFragment, branchMarkFragment } from './branch.server';

const branchPageQuery = graphql(
  `
    query BranchPage($region: String, $skip: Int, $limit: Int) {
      branch(region: $region, skip: $skip, limit: $limit, sort: WEIGHT_DESC) {
        ...BranchFields
      }
      branch_total(region: $region)
    }
  `,
  [branchFragment],
);

interface PageOfBranches {
  region: RegionCode | null;
  skip: number;
  limit: number;
}

/** One page of the branches, all or those of a region, by descending weight; shared by all shoppers. */
export function listBranchPage(
  cms: CmsClient,
  locale: Locale,
  page: PageOfBranches,
): Promise<{ branches: Branch[]; total: number }> {
  return cms.query(branchPageQuery, { ...page }, { schema: branchPageSchemas[locale], shared: true });
}

const branchMapQuery = graphql(
  `
    query BranchMap($limit: Int) {
      branch(limit: $limit, sort: WEIGHT_DESC) {
        ...BranchMark
      }
    }
  `,
  [branchMarkFragment],
);

/** What a map needs of all branches, by descending weight; shared by all shoppers. */
export function listBranchMap(cms: CmsClient, locale: Locale): Promise<BranchMark[]> {
  return cms.query(branchMapQuery, { limit: maxBranches }, { schema: branchMapSchemas[locale], shared: true });
}

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

const branchesByIdsQuery = graphql(
  `
    query BranchesByIds($ids: [ID!]!, $limit: Int) {
      branch(_id: $ids, limit: $limit) {
        ...BranchFields
      }
    }
  `,
  [branchFragment],
);

/** The branches with these ids, in their order. */
export async function listBranchesByIds(cms: CmsClient, locale: Locale, ids: readonly string[]): Promise<Branch[]> {
  if (ids.length === 0) return [];
  const sorted = ids.toSorted();
  const variables = { ids: sorted, limit: sorted.length };
  const branches = await cms.query(branchesByIdsQuery, variables, { schema: branchListSchemas[locale], shared: true });
  return ids.flatMap((id) => branches.find((branch) => branch.id === id) ?? []);
}

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
