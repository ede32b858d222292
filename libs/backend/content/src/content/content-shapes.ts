import { byLocale, type PartlyTranslated, translatedString, withDefaultTranslations } from '@vyloha/contract';
import * as v from 'valibot';
import { namedSchema } from '@vyloha/backend-kernel';

export const translatedSchema = namedSchema('Translated', translatedString);

export const optionalTranslatedSchema = namedSchema(
  'OptionalTranslated',
  v.object(byLocale(() => v.nullable(v.string()))),
);

export type OptionalTranslated = v.InferOutput<typeof optionalTranslatedSchema>;

export const contentImageSchema = namedSchema(
  'ContentImage',
  v.object({ path: v.string(), alt: v.nullable(translatedSchema), title: v.nullable(translatedSchema) }),
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

const emptyText = v.optional(v.nullable(v.string()), null);

/** A text as an editor may have left it, parsed into the API shape. */
export const storedTextSchema = v.object(byLocale(() => emptyText));

const emptyTranslated = v.optional(v.nullable(translatedSchema), null);

/** A picture as an editor may have left it. */
export const storedImageSchema = v.object({ path: v.string(), alt: emptyTranslated, title: emptyTranslated });

export function toImage(path: string | null | undefined, alt: PartlyTranslated | null = null): ContentImage | null {
  if (path == null) return null;
  const shown = alt && withDefaultTranslations(alt);
  return { path, alt: shown, title: shown };
}

/** A text that may be missing altogether. */
export function toOptionalTranslated(text: PartlyTranslated | null | undefined): OptionalTranslated {
  return byLocale((locale) => text?.[locale] ?? null);
}
