import type { CmsClient } from '@vyloha/cms-client';
import { entriesPerPart, type SitemapKind, sitemapKindsResponse } from '../../model/search-engines/sitemap';

/** Number of indexable pages of each kind; cached for a short while. */
export async function listSitemapKinds(cms: CmsClient): Promise<SitemapKind[]> {
  return (
    (await cms.rest({
      path: '/sitemap',
      query: { perPart: entriesPerPart },
      schema: sitemapKindsResponse,
      shared: true,
    })) ?? []
  );
}
