import { graphql, type CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import type { Branch } from '../model/branch';
import { branchListSchemas } from '../model/branch-response';
import { maxBranches } from '../model/max-branches';
import { branchFragment } from './branch-fragment.server';

const branchListQuery = graphql(
  `
    query BranchList($limit: Int) {
      branch(limit: $limit, sort: WEIGHT_DESC) {
        ...BranchFields
      }
    }
  `,
  [branchFragment],
);

/** All branches, by descending weight; shared by all shoppers. */
export function listBranches(cms: CmsClient, locale: Locale): Promise<Branch[]> {
  return cms.query(branchListQuery, { limit: maxBranches }, { schema: branchListSchemas[locale], shared: true });
}
