import { defaultLocale } from '@vyloha/contract';
import type { Locale, Translated } from '@vyloha/contract';

/** A public host of the shop and the language it speaks; `*` stands for the host of the shop's own origin. */
export interface SiteDomain {
  host: string;
  locale: Locale;
}

/** From where a page is seen. */
export interface Site {
  /** Origin without a trailing slash. */
  publicUrl: string;
  domain: SiteDomain;
  domains: readonly SiteDomain[];
}

/** The same page in another language. */
export interface AlternateAddress {
  hreflang: Locale | 'x-default';
  href: string;
}

/** Origin of a domain: scheme and port are those of the shop's own origin. */
export function originOf({ host }: SiteDomain, publicUrl: string): string {
  if (host === '*') return publicUrl;
  const origin = new URL(publicUrl);
  origin.hostname = host;
  return origin.origin;
}

/** An own path on a domain; whatever the path looks like, it stays on that domain. */
export function addressOn(domain: SiteDomain, path: string, publicUrl: string): string {
  return `${originOf(domain, publicUrl)}/${path.replace(/^[/\\]+/, '')}`;
}

/** The address under which the page is to be known, on the domain it is seen from. */
export function canonicalAddress(path: Translated, { domain, publicUrl }: Site, locale: Locale): string {
  return addressOn(domain, path[locale], publicUrl);
}

/** One domain for each language: the first that speaks it. */
function domainsByLocale(domains: readonly SiteDomain[]): SiteDomain[] {
  return domains.filter(({ locale }, at) => domains.findIndex((other) => other.locale === locale) === at);
}

/**
 * The page on the domain of each language, and where speakers of all others belong. None where only one language has a
 * domain: a choice by cookie is no address.
 */
export function alternateAddresses(path: Translated, { domains, publicUrl }: Omit<Site, 'domain'>): AlternateAddress[] {
  const languages = domainsByLocale(domains);
  if (languages.length < 2) return [];
  const alternates = languages.map((domain): AlternateAddress => ({
    hreflang: domain.locale,
    href: addressOn(domain, path[domain.locale], publicUrl),
  }));
  const fallback = alternates.find(({ hreflang }) => hreflang === defaultLocale);
  return fallback === undefined ? alternates : [...alternates, { ...fallback, hreflang: 'x-default' }];
}
