import type { CmsClient } from '@vyloha/cms-client';
import {
  type SitemapEntry,
  type SitemapPart,
  type SitemapPiece,
  sitemapEntriesResponse,
  shopEntries,
} from '../model/sitemap';

const perRequest = 1000;

/** The pages of a part, a thousand at a time: however large the shop, no more are in memory. */
export async function* listSitemapEntries(cms: CmsClient, part: SitemapPart): AsyncGenerator<SitemapEntry[]> {
  const { type, total } = part;
  if (type === null) {
    yield shopEntries();
    return;
  }
  const schema = sitemapEntriesResponse(type);
  let after: string | null = part.after;
  for (let done = 0; done < total && after !== null; done += perRequest) {
    const query: { after: string; limit: number } = { after, limit: Math.min(perRequest, total - done) };
    const piece: SitemapPiece | null = await cms.rest({ path: `/sitemap/${type}`, query, schema });
    if (piece === null) return;
    yield piece.entries;
    after = piece.next;
  }
}
