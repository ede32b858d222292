import * as v from 'valibot';
import type { Translated } from '../database/schema/columns';
import { storedImageSchema, storedTextSchema, withFallback, type PageMeta } from './content-shapes';

const noText = { cs: null, sk: null };
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
export function toPageMeta(stored: unknown, address: Translated): PageMeta {
  const slug = withFallback(address);
  const meta = v.parse(storedSchema, typeof stored === 'object' && stored !== null ? stored : {});
  const ownSlugs = [
    { language: 'cs', slug: slug.cs },
    { language: 'sk', slug: slug.sk },
  ];
  return { ...meta, slug, canonical_slugs: meta.canonical_slugs.length > 0 ? meta.canonical_slugs : ownSlugs };
}
