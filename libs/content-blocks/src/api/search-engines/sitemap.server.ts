import type { CmsClient } from '@vyloha/cms-client';
import {
  entriesPerPart,
  listStaticEntries,
  sitemapEntriesResponse,
  sitemapKindsResponse,
  type SitemapBatch,
  type SitemapEntry,
  type SitemapKind,
  type SitemapPart,
} from '../../model/search-engines/sitemap';

const batchSize = 1000;

/** The pages of a sitemap part in batches of a thousand, which bounds memory however large the shop is. */
export async function* listSitemapEntries(cms: CmsClient, part: SitemapPart): AsyncGenerator<SitemapEntry[]> {
  const { type, total } = part;
  if (type === null) {
    yield listStaticEntries();
    return;
  }
  const schema = sitemapEntriesResponse(type);
  let after: string | null = part.after;
  for (let loadedCount = 0; loadedCount < total && after !== null; loadedCount += batchSize) {
    const query: { after: string; limit: number } = { after, limit: Math.min(batchSize, total - loadedCount) };
    const batch: SitemapBatch | null = await cms.rest({ path: `/sitemap/${type}`, query, schema });
    if (batch === null) return;
    yield batch.entries;
    after = batch.next;
  }
}

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
