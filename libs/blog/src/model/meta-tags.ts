import { type Locale, optionalLocalizedText, type Translated } from '@vyloha/contract';
import * as v from 'valibot';

/** Meta tags of a page; addresses are internal paths. */
export interface MetaTags {
  title: string;
  description?: string;
  robots?: string;
  canonical?: Translated;
  image?: string;
  type?: 'article';
}

/** Search engine settings of an article, set by editors. */
export interface ArticleSeo {
  title: string | null;
  description: string | null;
  isIndexed: boolean;
  isFollowed: boolean;
  /** Slugs of the canonical URL, where it is not the article's own. */
  canonicalSlugs: readonly { language: string; slug: string }[];
}

export function articleSeoFields(locale: Locale) {
  return {
    seo_title: optionalLocalizedText(locale),
    seo_description: optionalLocalizedText(locale),
    meta_noindex: v.boolean(),
    meta_nofollow: v.boolean(),
    canonical_slugs: v.array(v.object({ language: v.string(), slug: v.string() })),
  };
}

type Fields = v.InferOutput<v.ObjectSchema<ReturnType<typeof articleSeoFields>, undefined>>;

export function toArticleSeo(wire: Fields): ArticleSeo {
  return {
    title: wire.seo_title,
    description: wire.seo_description,
    isIndexed: !wire.meta_noindex,
    isFollowed: !wire.meta_nofollow,
    canonicalSlugs: wire.canonical_slugs,
  };
}

/** The robots directive, where there is a restriction. */
export function toRobotsDirective({
  isIndexed,
  isFollowed,
}: Pick<ArticleSeo, 'isIndexed' | 'isFollowed'>): string | null {
  const directives = [...(isIndexed ? [] : ['noindex']), ...(isFollowed ? [] : ['nofollow'])];
  return directives.length === 0 ? null : directives.join(',');
}
