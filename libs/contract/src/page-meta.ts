import * as v from 'valibot';
import type { Locale } from './languages';
import { optionalLocalizedString } from './translated-field';

/** Search engine settings of a page, set by editors. */
export interface PageMeta {
  title: string | null;
  description: string | null;
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
      meta_noindex: v.boolean(),
      meta_nofollow: v.boolean(),
      canonical_slugs: v.array(v.object({ language: v.string(), slug: v.string() })),
    }),
    v.transform((meta): PageMeta => ({
      title: meta.seo_title,
      description: meta.seo_description,
      isIndexed: !meta.meta_noindex,
      isFollowed: !meta.meta_nofollow,
      canonicalSlugs: meta.canonical_slugs,
    })),
  );
}
