import { graphql, type CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import type { Branch } from '../model/branch';
import { branchListSchemas } from '../model/branch-response';
import { branchFragment } from './branch-fragment.server';

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
