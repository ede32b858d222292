import type { CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import type { BranchDetail } from '../model/branch';
import { branchDetailSchemas } from '../model/branch-detail-response';
import { branchQuery } from './branch-query.server';

/** The branch with this slug; `null` when there is none. */
export function getBranch(cms: CmsClient, slug: string, locale: Locale): Promise<BranchDetail | null> {
  return cms.query(branchQuery, { slug }, { schema: branchDetailSchemas[locale], shared: true });
}
