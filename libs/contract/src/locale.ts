/** Locales of the shop; the first one is the default. */
export const locales = ['cs', 'sk'] as const;

export type Locale = (typeof locales)[number];

/** The default locale, sent as `X-Default-Locale`. */
export const defaultLocale: Locale = 'cs';

/** The shop's time zone: all dates are shown and computed in it, independent of the server's or browser's zone. */
export const timeZone = 'Europe/Paris';

/** Whether a text is a supported locale. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** A translated text in CMS payloads. */
export interface Translated<T = string> {
  cs: T;
  sk: T;
}

/** A translated text that may be missing in any language. */
export type OptionalTranslated = Translated<string | null>;
