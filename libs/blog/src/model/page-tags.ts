import type { Locale, Translated } from '@vyloha/contract';
import * as v from 'valibot';
import { wireTexts } from './wire-texts';

/** What a page's head says; addresses are own paths. */
export interface PageTags {
  title: string;
  description?: string;
  robots?: string;
  canonical?: Translated;
  image?: string;
  type?: 'article';
}

/** What editors say about an article to search engines. */
export interface ArticleSeo {
  title: string | null;
  description: string | null;
  isIndexed: boolean;
  isFollowed: boolean;
  /** Slugs of the addresses that count, where they are not the article's own. */
  canonicalSlugs: readonly { language: string; slug: string }[];
}

export function articleSeoFields(locale: Locale) {
  const { optionalText } = wireTexts(locale);
  return {
    seo_title: optionalText,
    seo_description: optionalText,
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

/** The robots directive, where there is something to forbid. */
export function robotsOf({ isIndexed, isFollowed }: Pick<ArticleSeo, 'isIndexed' | 'isFollowed'>): string | null {
  const forbidden = [...(isIndexed ? [] : ['noindex']), ...(isFollowed ? [] : ['nofollow'])];
  return forbidden.length === 0 ? null : forbidden.join(',');
}
