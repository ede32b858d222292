import { parse } from 'cookie';
import { RemixI18Next } from 'remix-i18next/server';
import { isLocale, locales } from '@vyloha/contract';
import type { Locale } from '@vyloha/contract';

interface LocaleDetectorOptions {
  /** The domain's locale. */
  fallback: Locale;
  /** Full name of the cookie with the shopper's choice; `null` where the domain alone decides. */
  cookieName: string | null;
}

/** Nothing but the header is read. */
const anyAddress = 'http://localhost/';

/** Finds out the locale of a request from its `Cookie` header: the shopper's choice where there is one, else the domain's. */
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
    const locale = await remixI18n.getLocale(new Request(anyAddress, { headers: { Cookie: cookieHeader } }));
    return isLocale(locale) ? locale : fallback;
  };
}
