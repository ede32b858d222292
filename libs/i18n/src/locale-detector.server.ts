import { parse } from 'cookie';
import { RemixI18Next } from 'remix-i18next/server';
import { isLocale, locales } from '@vyloha/contract';
import type { Locale } from '@vyloha/contract';

interface LocaleDetectorOptions {
  /** The domain's locale. */
  fallback: Locale;
  /** Full name of the cookie with the shopper's locale; `null` where only the domain decides. */
  cookieName: string | null;
}

/** The cookie alone decides. */
const dummyUrl = 'http://localhost/';

/**
 * Detects the locale of a request: that of the shopper's cookie if any, else the domain's. remix-i18next's own `cookie`
 * expects Remix's encoding, the contract's cookie is plain text; its `header` is left out, since a language that a browser
 * prefers is offered by the language banner and not chosen (decision 0019).
 */
export function createLocaleDetector({
  fallback,
  cookieName,
}: LocaleDetectorOptions): (cookieHeader: string) => Promise<Locale> {
  const preferenceOf = (cookieHeader: string) =>
    cookieName === null ? null : (parse(cookieHeader)[cookieName] ?? null);
  const remixI18n = new RemixI18Next({
    detection: {
      supportedLanguages: [...locales],
      fallbackLanguage: fallback,
      order: ['custom'],
      findLocale: async ({ headers }) => preferenceOf(headers.get('Cookie') ?? ''),
    },
  });
  const detect = async (cookieHeader: string): Promise<Locale> => {
    const locale = await remixI18n.getLocale(new Request(dummyUrl, { headers: { Cookie: cookieHeader } }));
    return isLocale(locale) ? locale : fallback;
  };
  /** By preference: building a request for each response costs more than all else here. */
  const detected = new Map<Locale | null, Promise<Locale>>();
  return (cookieHeader) => {
    const preference = preferenceOf(cookieHeader);
    if (preference !== null && !isLocale(preference)) return detect(cookieHeader);
    const locale = detected.get(preference) ?? detect(cookieHeader);
    detected.set(preference, locale);
    return locale;
  };
}
