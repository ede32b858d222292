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

/** A string for each language, on the wire, which may be missing, altogether or in any language. */
export function optionalTranslatedField(
  field: v.GenericSchema<string, string>,
): v.GenericSchema<unknown, OptionalTranslated> {
  return v.nullish(
    translatedField(v.nullish(field, null)),
    byLocale(() => null),
  );
}

/** A slug, a path or another value that is not read by shoppers, in each language. */
export const translatedString = translatedField(v.string());

/** The same, or null, altogether or in any language; also HTML, whose spaces may be part of its markup. */
export const optionalTranslatedString = optionalTranslatedField(v.string());

/** Unparsed rich text in each language. */
export const translatedRichText = translatedField(v.array(v.unknown()));

/** A slug or a path in each language → in one language. */
export function localizedString(locale: Locale) {
  return v.pipe(
    translatedString,
    v.transform((texts) => pickTranslation(texts, locale)),
  );
}

/** The same of one that may be missing: null where it is, since an editor may have left it out there on purpose. */
export function optionalLocalizedString(locale: Locale) {
  return v.pipe(
    optionalTranslatedString,
    v.transform((values) => values[locale] || null),
  );
}

/** Translated rich text → the unparsed nodes in one language. */
export function localizedRichText(locale: Locale) {
  return v.pipe(
    translatedRichText,
    v.transform((texts) => pickTranslation(texts, locale)),
  );
}
