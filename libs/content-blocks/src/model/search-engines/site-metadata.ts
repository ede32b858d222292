import { byLocale, defaultLocale, type Locale, localizedString, pageMeta } from '@vyloha/contract';
import * as v from 'valibot';
import { toMetaTags } from './meta-tags';

/** Editors' metadata of a page without an entity of its own; missing values are left to the page. */
export interface SiteMetadata {
  title?: string;
  description?: string;
  keywords?: string;
  image?: string;
  robots?: string;
}

interface SiteMetadataEntry {
  /** Path of the page without the leading slash; paths are the same in all languages. */
  slug: string;
  tags: SiteMetadata;
}

function siteMetadataSchema(locale: Locale) {
  const entryMeta = v.object({ slug: localizedString(defaultLocale) });
  const entry = v.pipe(
    v.object({ title: localizedString(locale), page_meta: v.intersect([pageMeta(locale), entryMeta]) }),
    v.transform(({ title, page_meta: { slug, ...meta } }): SiteMetadataEntry => {
      const { title: pageTitle, ...tags } = toMetaTags(title, meta);
      return { slug, tags: { ...(pageTitle && { title: pageTitle }), ...tags } };
    }),
  );
  return v.pipe(
    v.object({ site_metadata: v.array(entry) }),
    v.transform(({ site_metadata: entries }) => entries),
  );
}

/** Response to the query of slug metadata → metadata of each page, one schema for each locale. */
export const siteMetadataSchemas = byLocale(siteMetadataSchema);
