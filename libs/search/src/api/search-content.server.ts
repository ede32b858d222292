import type { CmsClient } from '@vyloha/cms-client';
import { searchPageResponse } from '../model/search-page-response';
import type { FoundContentPage } from '../model/search-response';

interface Paging {
  skip: number;
  limit: number;
  /** Whether categories visible to this shopper only are included. */
  checkPermissions?: boolean;
}

/**
 * All kinds of content but products that contain the terms, the same page of each; null where search is not available.
 */
export function searchContent(
  cms: CmsClient,
  query: string,
  { skip, limit, checkPermissions = false }: Paging,
): Promise<FoundContentPage | null> {
  return cms.rest({
    path: '/search',
    query: { q: query, skip, limit, without: 'products' },
    schema: searchPageResponse,
    ...(checkPermissions && { checkPermissions }),
  });
}
