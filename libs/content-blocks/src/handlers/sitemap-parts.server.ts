import type { CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import { withUnavailableFallback } from '@vyloha/http-client';
import { paths, type Site } from '@vyloha/links';
import { getHomeContent } from '../api/home/home-content.server';
import { listSiteMetadataOrNone } from '../api/search-engines/site-metadata.server';
import { listSitemapEntries, listSitemapKinds } from '../api/search-engines/sitemap.server';
import { type SitemapEntry, type SitemapPart, toSitemapParts } from '../model/search-engines/sitemap';
import { sitemapUrlset, sitemapUrlXml } from '../model/search-engines/sitemap-xml';

/** All current parts of the sitemap. */
export async function listSitemapParts(cms: CmsClient): Promise<SitemapPart[]> {
  return toSitemapParts(await listSitemapKinds(cms));
}

/** Paths of the static pages that editors set to noindex; of the others the content system leaves such pages out. */
async function listUnindexedPaths(cms: CmsClient, locale: Locale): Promise<ReadonlySet<string>> {
  const [home, metadata] = await Promise.all([
    withUnavailableFallback(getHomeContent(cms, locale), () => null),
    listSiteMetadataOrNone(cms, locale),
  ]);
  const isUnindexed = ({ tags: { robots = '' } }: (typeof metadata)[number]) => robots.split(',').includes('noindex');
  return new Set([
    ...(home?.meta?.isIndexed === false ? [paths.home()] : []),
    ...metadata.filter(isUnindexed).map(({ slug }) => `/${slug}`),
  ]);
}

/** A part as XML, streamed in chunks. */
export async function* sitemapPartXml(cms: CmsClient, part: SitemapPart, site: Site): AsyncGenerator<string> {
  const isStatic = part.type === null;
  const unindexed = isStatic ? await listUnindexedPaths(cms, site.domain.locale) : new Set<string>();
  const isIndexed = ({ path }: SitemapEntry) => !unindexed.has(path.cs.replace(/\?.*/, ''));
  yield sitemapUrlset.start;
  for await (const entries of listSitemapEntries(cms, part)) {
    yield entries
      .filter(isIndexed)
      .map((entry) => sitemapUrlXml(entry, site))
      .join('');
  }
  yield sitemapUrlset.end;
}
