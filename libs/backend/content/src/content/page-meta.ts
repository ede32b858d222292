import { byLocale, locales, type PartlyTranslated, withDefaultTranslations } from '@vyloha/contract';
import * as v from 'valibot';
import { storedImageSchema, storedTextSchema, type PageMeta } from './content-shapes';

const noText = byLocale(() => null);
const text = v.fallback(v.optional(storedTextSchema, noText), noText);

/** Optional fields of editors; anything malformed counts as empty. */
const storedSchema = v.object({
  seo_title: text,
  seo_description: text,
  seo_keywords: text,
  share_image: v.fallback(v.optional(v.nullable(storedImageSchema), null), null),
  canonical_slugs: v.fallback(v.optional(v.array(v.object({ language: v.string(), slug: v.string() })), []), []),
  meta_nofollow: v.fallback(v.optional(v.boolean(), false), false),
  meta_noindex: v.fallback(v.optional(v.boolean(), false), false),
});

/** Metadata of a page at an address; without a canonical address its own in each language is canonical. */
export function toPageMeta(stored: unknown, address: PartlyTranslated): PageMeta {
  const slug = withDefaultTranslations(address);
  const meta = v.parse(storedSchema, typeof stored === 'object' && stored !== null ? stored : {});
  const ownSlugs = locales.map((language) => ({ language, slug: slug[language] }));
  return { ...meta, slug, canonical_slugs: meta.canonical_slugs.length > 0 ? meta.canonical_slugs : ownSlugs };
}
