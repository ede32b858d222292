import * as v from 'valibot';
import { defaultLocale, type Language, languages, type Locale } from './languages';
import { byLocale, pickTranslation, type OptionalTranslated, type Translated } from './translated';

type TranslatedSchema<Input, Output> = v.GenericSchema<Translated<Input>, Translated<Output>>;

/** Gives a payload the default language's value in the optional languages it lacks. */
export function addOptionalLanguages(
  texts: unknown,
  list: readonly Pick<Language, 'code' | 'isRequired'>[] = languages,
): unknown {
  if (typeof texts !== 'object' || texts === null) return texts;
  const added = list
    .filter(({ code, isRequired }) => !isRequired && !(code in texts))
    .map(({ code }) => [code, Reflect.get(texts, defaultLocale)] as const);
  return { ...texts, ...Object.fromEntries(added) };
}

/** A value for each language, on the wire. Languages that are not required may be missing and get the default one's. */
export function translatedField<Input, Output>(field: v.GenericSchema<Input, Output>): TranslatedSchema<Input, Output> {
  const complete = v.object(byLocale(() => field));
  if (languages.every(({ isRequired }) => isRequired)) return complete;
  return v.pipe(
    v.custom<Translated<Input>>(() => true),
    v.transform((texts): unknown => addOptionalLanguages(texts)),
    complete,
  );
}

/** A text in each language. */
export const translatedText = translatedField(v.string());

/** A text that may be missing, altogether or in any language. */
export const optionalTranslatedText: v.GenericSchema<unknown, OptionalTranslated> = v.nullish(
  translatedField(v.nullish(v.string(), null)),
  byLocale(() => null),
);

/** Unparsed rich text in each language. */
export const translatedRichText = translatedField(v.array(v.unknown()));

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

/** Translated rich text → the unparsed nodes in one language. */
export function localizedRichText(locale: Locale) {
  return v.pipe(
    translatedRichText,
    v.transform((texts) => pickTranslation(texts, locale)),
  );
}
