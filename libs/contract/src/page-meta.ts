import * as v from 'valibot';
import type { Locale } from './languages';
import { optionalLocalizedString } from './translated-field';

/** What editors set of a page for search engines and social networks. */
export interface PageMeta {
  title: string | null;
  description: string | null;
  keywords: string | null;
  /** File key of the picture that is shown where the page is shared. */
  pictureKey: string | null;
  isIndexed: boolean;
  isFollowed: boolean;
  /** Slugs of the canonical URL, where the editors set some. */
  canonicalSlugs: readonly { language: string; slug: string }[];
}

export function pageMeta(locale: Locale) {
  return v.pipe(
    v.object({
      seo_title: optionalLocalizedString(locale),
      seo_description: optionalLocalizedString(locale),
      seo_keywords: optionalLocalizedString(locale),
      share_image: v.nullable(v.object({ path: v.string() })),
      meta_noindex: v.boolean(),
      meta_nofollow: v.boolean(),
      canonical_slugs: v.array(v.object({ language: v.string(), slug: v.string() })),
    }),
    v.transform((meta): PageMeta => ({
      title: meta.seo_title,
      description: meta.seo_description,
      keywords: meta.seo_keywords,
      pictureKey: meta.share_image?.path ?? null,
      isIndexed: !meta.meta_noindex,
      isFollowed: !meta.meta_nofollow,
      canonicalSlugs: meta.canonical_slugs,
    })),
  );
}
