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

/** Only the header is read. */
const dummyUrl = 'http://localhost/';

/** Detects the locale of a request: that of the shopper's cookie if any, else the domain's. */
export function createLocaleDetector({
  fallback,
  cookieName,
}: LocaleDetectorOptions): (cookieHeader: string) => Promise<Locale> {
  const remixI18n = new RemixI18Next({
    detection: {
      supportedLanguages: [...locales],
      fallbackLanguage: fallback,
      order: ['custom'],
      findLocale: async (request) =>
        cookieName === null ? null : (parse(request.headers.get('Cookie') ?? '')[cookieName] ?? null),
    },
  });
  return async (cookieHeader) => {
    const locale = await remixI18n.getLocale(new Request(dummyUrl, { headers: { Cookie: cookieHeader } }));
    return isLocale(locale) ? locale : fallback;
  };
}
