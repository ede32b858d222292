import { isLocale, type Locale } from '@vyloha/contract';

/**
 * The shop language a browser prefers by its `Accept-Language`; `null` when it accepts none of them.
 * @param header such as `sk-SK,sk;q=0.9,cs;q=0.8`.
 */
function preferredLanguage(header: string | null | undefined): Locale | null {
  let best: { locale: Locale; weight: number } | null = null;
  for (const range of (header ?? '').slice(0, 500).split(',')) {
    const [tag = '', quality] = range.trim().split(/;\s*q=/);
    const locale = tag.slice(0, 2).toLowerCase();
    const weight = quality === undefined ? 1 : Number.parseFloat(quality);
    if (/^[a-z]{2}(?:-|$)/i.test(tag) && isLocale(locale) && weight > (best?.weight ?? 0)) best = { locale, weight };
  }
  return best?.locale ?? null;
}

interface LanguagePreferences {
  /** `Accept-Language` of the request. */
  acceptLanguage: string | null | undefined;
  /** The language the shopper selected explicitly; nothing is offered then. */
  selectedLocale: string | null;
  /** Locale of the page. */
  currentLocale: Locale;
}

/** The other language to offer to a shopper whose browser prefers it; `null` when there is none to offer. */
export function languageToOffer({ acceptLanguage, selectedLocale, currentLocale }: LanguagePreferences): Locale | null {
  if (isLocale(selectedLocale)) return null;
  const preferred = preferredLanguage(acceptLanguage);
  return preferred === currentLocale ? null : preferred;
}
