import type { Locale } from '@vyloha/contract';
import * as v from 'valibot';
import { pageMeta } from './page-meta';
import { toPageTags } from './page-tags';
import { optionalTranslated, translated } from './translated';

/** What editors say of a page that has no entity of its own; what they leave out the page says itself. */
export interface SiteMetadata {
  title?: string;
  description?: string;
  keywords?: string;
  robots?: string;
}

interface SiteMetadataEntry {
  /** Path of the page without the leading slash; paths are the same in all languages, so the Czech one counts. */
  slug: string;
  tags: SiteMetadata;
}

function siteMetadataSchema(locale: Locale) {
  const own = v.object({ slug: translated('cs'), seo_keywords: optionalTranslated(locale) });
  const entry = v.pipe(
    v.object({ title: translated(locale), page_meta: v.intersect([pageMeta(locale), own]) }),
    v.transform(({ title, page_meta: { slug, seo_keywords: keywords, ...meta } }): SiteMetadataEntry => {
      const { title: told, ...tags } = toPageTags(title, meta);
      return { slug, tags: { ...(told && { title: told }), ...tags, ...(keywords && { keywords }) } };
    }),
  );
  return v.pipe(
    v.object({ site_metadata: v.array(entry) }),
    v.transform(({ site_metadata: entries }) => entries),
  );
}

/** The answer to the query of slug metadata → what is said of each page, one schema for each locale. */
export const siteMetadataSchemas = { cs: siteMetadataSchema('cs'), sk: siteMetadataSchema('sk') };
