/** Locales of the shop; the first one is the default. */
export const locales = ['cs', 'sk'] as const;

export type Locale = (typeof locales)[number];

/** The locale of a shopper who chose none, sent as `X-Default-Locale`. */
export const defaultLocale: Locale = 'cs';

/** The shop's zone: dates are shown and counted in it whatever the server's or the shopper's clock says. */
export const timeZone = 'Europe/Paris';

/** Tells a supported locale from any other text. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** A text an editor translates, as content calls carry it. */
export interface Translated<T = string> {
  cs: T;
  sk: T;
}

/** A text an editor may leave out in any language. */
export type OptionalTranslated = Translated<string | null>;
