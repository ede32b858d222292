import { isLocale, type Locale } from '@vyloha/contract';

/**
 * The shop's language that a browser likes best, by its `Accept-Language`; `null` when it asks for none of them.
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

interface LanguageFacts {
  /** `Accept-Language` of the request. */
  accepted: string | null | undefined;
  /** The language the shopper chose by hand, which ends all guessing. */
  chosen: string | null;
  /** Of the page. */
  spoken: Locale;
}

/** The other language to offer to a shopper whose browser prefers it; `null` when there is none to offer. */
export function languageToOffer({ accepted, chosen, spoken }: LanguageFacts): Locale | null {
  if (isLocale(chosen)) return null;
  const preferred = preferredLanguage(accepted);
  return preferred === spoken ? null : preferred;
}
