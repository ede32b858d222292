import type { CmsClient } from '@vyloha/cms-client';
import { entriesPerPart, type SitemapKind, sitemapKindsResponse } from '../model/sitemap';

/** How many pages of each kind search engines may list; kept for a short while. */
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
