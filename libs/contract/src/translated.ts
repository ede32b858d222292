import { defaultLocale, locales, type Locale, type RequiredLocale } from './languages';

/** A value for each language, such as a text in a payload of the CMS. */
export type Translated<T = string> = Record<Locale, T>;

/** The same where only the required languages are sure to be there, such as in imports and in stored data. */
export type PartlyTranslated<T = string> = Record<RequiredLocale, T> & Partial<Record<Locale, T>>;

/** A translated text that may be missing in any language. */
export type OptionalTranslated = Translated<string | null>;

/** The value of each language. */
export function byLocale<T>(valueIn: (locale: Locale) => T): Translated<T> {
  // `Object.fromEntries` forgets the names of the keys.
  return Object.fromEntries(locales.map((locale) => [locale, valueIn(locale)])) as Translated<T>;
}

/** Changes the value of each language. */
export function mapTranslated<T, Changed>(
  translated: Readonly<Translated<T>>,
  change: (value: T, locale: Locale) => Changed,
): Translated<Changed> {
  return byLocale((locale) => change(translated[locale], locale));
}

/** Whether there is a translation: an empty text or list is none. */
function isFilled(value: unknown): boolean {
  return value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

/** The value in the given language; where it is missing or empty, that of the default language. */
export function pickTranslation<T>(translated: Readonly<PartlyTranslated<T>>, locale: Locale): T {
  const value: T | undefined = translated[locale];
  return value !== undefined && isFilled(value) ? value : translated[defaultLocale];
}

/** The value in every language, by the rule of `pickTranslation`. */
export function withDefaultTranslations<T>(translated: Readonly<PartlyTranslated<T>>): Translated<T> {
  return byLocale((locale) => pickTranslation(translated, locale));
}
