import type { Locale, Translated } from '@vyloha/contract';
import * as v from 'valibot';

/** An image of the content system. */
export interface ArticlePicture {
  fileKey: string;
  /** Alternative text; '' where the editor left it out. */
  alt: string;
}

/** Paths of an entity in all languages. */
export const slugsField: v.GenericSchema<Translated> = v.object({ cs: v.string(), sk: v.string() });

/** Schemas of the blog's fields in one locale. */
export function localizedSchemas(locale: Locale) {
  const text = v.pipe(
    v.object({ cs: v.string(), sk: v.string() }),
    v.transform((texts) => texts[locale]),
  );
  const optionalText = v.pipe(
    v.nullish(v.object({ cs: v.nullish(v.string()), sk: v.nullish(v.string()) }), null),
    v.transform((texts) => texts?.[locale] || null),
  );
  const picture = v.pipe(
    v.nullish(v.object({ path: v.string(), alt: v.nullish(text, null) }), null),
    v.transform((image): ArticlePicture | null => image && { fileKey: image.path, alt: image.alt ?? '' }),
  );
  return { text, optionalText, picture };
}
