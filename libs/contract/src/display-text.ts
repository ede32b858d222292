import * as v from 'valibot';
import type { Locale } from './languages';
import { pickTranslation } from './translated';
import { optionalTranslatedField, translatedField } from './translated-field';
import { withNonBreakingSpaces } from './with-non-breaking-spaces';

/**
 * A text of an editor or the catalogue that shoppers read. Its non-breaking spaces are inserted here, where the
 * storefront reads responses, so that no component has to remember them and browsers do not load the rules. Not for
 * values that are sent back, compared or written by the shopper.
 */
export const displayText = v.pipe(v.string(), v.transform(withNonBreakingSpaces));

export const optionalText = v.nullish(displayText, null);

/** A text in each language. */
export const translatedText = translatedField(displayText);

/** A text that may be missing, altogether or in any language. */
export const optionalTranslatedText = optionalTranslatedField(displayText);

/** A translated text → the text in one language. */
export function localizedText(locale: Locale) {
  return v.pipe(
    translatedText,
    v.transform((texts) => pickTranslation(texts, locale)),
  );
}

/** An optional translated text → the text in one language, or null: an editor may have left it out there on purpose. */
export function optionalLocalizedText(locale: Locale) {
  return v.pipe(
    optionalTranslatedText,
    v.transform((texts) => texts[locale] || null),
  );
}
