import type { CmsClient } from '@vyloha/cms-client';
import type { Site } from '@vyloha/links';
import { listSitemapEntries } from '../api/list-sitemap-entries.server';
import { listSitemapKinds } from '../api/list-sitemap-kinds.server';
import { type SitemapPart, sitemapParts } from '../model/sitemap';
import { sitemapFrame, sitemapUrlXml } from '../model/sitemap-xml';

/** All parts of the sitemap as they are now. */
export async function listSitemapParts(cms: CmsClient): Promise<SitemapPart[]> {
  return sitemapParts(await listSitemapKinds(cms));
}

/** A part as XML, piece by piece. */
export async function* sitemapPartXml(cms: CmsClient, part: SitemapPart, site: Site): AsyncGenerator<string> {
  yield sitemapFrame.head;
  for await (const entries of listSitemapEntries(cms, part)) {
    yield entries.map((entry) => sitemapUrlXml(entry, site)).join('');
  }
  yield sitemapFrame.foot;
}
