import { graphql, type CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import type { BranchMark } from '../model/branch';
import { branchMapSchemas } from '../model/branch-response';
import { maxBranches } from '../model/max-branches';
import { branchMarkFragment } from './branch-mark-fragment.server';

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
