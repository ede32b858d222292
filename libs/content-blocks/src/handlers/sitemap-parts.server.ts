import type { CmsClient } from '@vyloha/cms-client';
import type { Site } from '@vyloha/links';
import { listSitemapEntries } from '../api/search-engines/list-sitemap-entries.server';
import { listSitemapKinds } from '../api/search-engines/list-sitemap-kinds.server';
import { type SitemapPart, toSitemapParts } from '../model/search-engines/sitemap';
import { sitemapUrlset, sitemapUrlXml } from '../model/search-engines/sitemap-xml';

/** All current parts of the sitemap. */
export async function listSitemapParts(cms: CmsClient): Promise<SitemapPart[]> {
  return toSitemapParts(await listSitemapKinds(cms));
}

/** A part as XML, streamed in chunks. */
export async function* sitemapPartXml(cms: CmsClient, part: SitemapPart, site: Site): AsyncGenerator<string> {
  yield sitemapUrlset.start;
  for await (const entries of listSitemapEntries(cms, part)) {
    yield entries.map((entry) => sitemapUrlXml(entry, site)).join('');
  }
  yield sitemapUrlset.end;
}
