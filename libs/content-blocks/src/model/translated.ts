import type { Locale } from '@vyloha/contract';
import * as v from 'valibot';

/** A required translated text → the text of one locale. */
export function translated(locale: Locale) {
  return v.pipe(
    v.object({ cs: v.string(), sk: v.string() }),
    v.transform((texts) => texts[locale]),
  );
}

/** An optional translated text → the text of one locale, or null. */
export function optionalTranslated(locale: Locale) {
  return v.pipe(
    v.nullish(v.object({ cs: v.nullish(v.string()), sk: v.nullish(v.string()) }), null),
    v.transform((texts) => texts?.[locale] || null),
  );
}

/** Translated rich text → the unparsed nodes of one locale. */
export function translatedRichText(locale: Locale) {
  return v.pipe(
    v.object({ cs: v.array(v.unknown()), sk: v.array(v.unknown()) }),
    v.transform((texts) => texts[locale]),
  );
}
