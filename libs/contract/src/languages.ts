export interface Language {
  /** In texts, cookies and headers; also the tag for `Intl` and the attribute `lang`. */
  code: string;
  /** In the language itself. */
  name: string;
  /** In link previews (Open Graph). */
  openGraphLocale: string;
  /** Words of one letter, which never end a line. */
  singleLetterWords: string;
  /** Whether every text has to exist in it. A text that lacks another language is shown in the default one. */
  isRequired: boolean;
}

/** The shop's languages, the default one first. docs/languages.md says how to add one. */
export const languages = [
  { code: 'cs', name: 'Čeština', openGraphLocale: 'cs_CZ', singleLetterWords: 'ksvzouai', isRequired: true },
  { code: 'sk', name: 'Slovenčina', openGraphLocale: 'sk_SK', singleLetterWords: 'ksvzouai', isRequired: true },
] as const satisfies readonly [Language, ...Language[]];

export type Locale = (typeof languages)[number]['code'];

/** The languages in which every text exists. */
export type RequiredLocale = Extract<(typeof languages)[number], { isRequired: true }>['code'];

/** Codes of the languages, the default one first. */
export const locales: readonly Locale[] = languages.map(({ code }) => code);

/** The default locale, sent as `X-Default-Locale`. */
export const defaultLocale: RequiredLocale = languages[0].code;

export function getLanguage(locale: Locale): Language {
  return languages.find(({ code }) => code === locale) ?? languages[0];
}

/** Whether a text is a supported locale. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The shop's time zone: all dates are shown and computed in it, independent of the server's or browser's zone. */
export const timeZone = 'Europe/Paris';
