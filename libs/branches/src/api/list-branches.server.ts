import { graphql, type CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import type { Branch } from '../model/branch';
import { branchListSchemas } from '../model/branch-response';
import { branchFragment } from './branch-fragment.server';

const branchListQuery = graphql(
  `
    query BranchList {
      branch(limit: 500, sort: WEIGHT_DESC) {
        ...BranchFields
      }
    }
  `,
  [branchFragment],
);

/** All branches, the weightiest first; shared by all shoppers. */
export function listBranches(cms: CmsClient, locale: Locale): Promise<Branch[]> {
  return cms.query(branchListQuery, {}, { schema: branchListSchemas[locale], shared: true });
}
