/** Locales of the shop; the first one is the default. */
export const locales = ['cs', 'sk'] as const;

export type Locale = (typeof locales)[number];

/** The locale of a shopper who chose none, sent as `X-Default-Locale`. */
export const defaultLocale: Locale = 'cs';

/** Tells a supported locale from any other text. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** A text an editor translates, as content calls carry it. */
export interface Translated<T = string> {
  cs: T;
  sk: T;
}
