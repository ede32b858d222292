import type { Locale, Translated } from '@vyloha/contract';
import * as v from 'valibot';

/** A picture of the content system. */
export interface ArticlePicture {
  fileKey: string;
  /** What it shows; '' where the editor said nothing. */
  alt: string;
}

/** The addresses of a thing in all languages. */
export const slugsField: v.GenericSchema<Translated> = v.object({ cs: v.string(), sk: v.string() });

/** How the fields of the magazine are read in one locale. */
export function wireTexts(locale: Locale) {
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
