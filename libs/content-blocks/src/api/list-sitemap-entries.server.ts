import type { CmsClient } from '@vyloha/cms-client';
import { type SitemapEntry, type SitemapPart, sitemapEntriesResponse, shopEntries } from '../model/sitemap';

const perRequest = 1000;

/** The pages of a part, a thousand at a time: however large the shop, no more are in memory. */
export async function* listSitemapEntries(cms: CmsClient, part: SitemapPart): AsyncGenerator<SitemapEntry[]> {
  const { type, skip, total } = part;
  if (type === null) {
    yield shopEntries();
    return;
  }
  const schema = sitemapEntriesResponse(type);
  for (let done = 0; done < total; done += perRequest) {
    const query = { skip: skip + done, limit: Math.min(perRequest, total - done) };
    const entries = (await cms.rest({ path: `/sitemap/${type}`, query, schema })) ?? [];
    yield entries;
    if (entries.length < query.limit) return;
  }
}
