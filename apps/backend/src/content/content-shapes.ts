import * as v from 'valibot';
import type { Translated } from '../database/schema/columns';
import { namedSchema } from '../server/named-schema';

/** Shapes of content things on the wire; stored content is read through the same schemas. */
export const translatedSchema = namedSchema('Translated', v.object({ cs: v.string(), sk: v.string() }));

const optionalText = v.optional(v.nullable(v.string()), null);

export const optionalTranslatedSchema = namedSchema(
  'OptionalTranslated',
  v.object({ cs: optionalText, sk: optionalText }),
);

export type OptionalTranslated = v.InferOutput<typeof optionalTranslatedSchema>;

export const contentImageSchema = namedSchema(
  'ContentImage',
  v.object({
    path: v.string(),
    alt: v.optional(v.nullable(translatedSchema), null),
    title: v.optional(v.nullable(translatedSchema), null),
  }),
);

export type ContentImage = v.InferOutput<typeof contentImageSchema>;

export const contentBlockSchema = namedSchema(
  'ContentBlock',
  v.object({ uuid: v.string(), type: v.string(), value: v.record(v.string(), v.unknown()) }),
);

export const pageMetaSchema = namedSchema(
  'PageMeta',
  v.object({
    seo_title: optionalTranslatedSchema,
    seo_description: optionalTranslatedSchema,
    seo_keywords: optionalTranslatedSchema,
    share_image: v.nullable(contentImageSchema),
    slug: translatedSchema,
    canonical_slugs: v.array(v.object({ language: v.string(), slug: v.string() })),
    meta_nofollow: v.boolean(),
    meta_noindex: v.boolean(),
  }),
);

export type PageMeta = v.InferOutput<typeof pageMetaSchema>;

export function toImage(path: string | null | undefined, alt: Translated | null = null): ContentImage | null {
  return path == null ? null : { path, alt, title: alt };
}

/** A text that may be missing altogether. */
export function toOptionalTranslated(text: Translated | null | undefined): OptionalTranslated {
  return text ?? { cs: null, sk: null };
}

/** Slovak falls back to Czech where it is missing. */
export function withFallback({ cs, sk }: Translated): Translated {
  return { cs, sk: sk === '' ? cs : sk };
}
