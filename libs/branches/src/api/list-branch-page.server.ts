import { graphql, type CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import type { Branch } from '../model/branch';
import { branchPageSchemas } from '../model/branch-response';
import type { RegionCode } from '../model/region';
import { branchFragment } from './branch-fragment.server';

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
