import { defaultLocale } from '@vyloha/contract';
import type { Locale, Translated } from '@vyloha/contract';

/** A public host of the shop and its language; `*` is the host of the shop's own origin. */
export interface SiteDomain {
  host: string;
  locale: Locale;
  /** ISO 4217. */
  currency: string;
}

/** The site a page is requested from. */
export interface Site {
  /** Origin without a trailing slash. */
  publicUrl: string;
  domain: SiteDomain;
  domains: readonly SiteDomain[];
  /** Set where a guard redirects pages to the address with a slash at its end. */
  hasTrailingSlashes?: true;
}

/** The same page in another language. */
export interface AlternateLink {
  hreflang: Locale | 'x-default';
  href: string;
}

/** Origin of a domain, with the scheme and port of the shop's own origin. */
export function originOf({ host }: SiteDomain, publicUrl: string): string {
  if (host === '*') return publicUrl;
  const origin = new URL(publicUrl);
  origin.hostname = host;
  return origin.origin;
}

/** URL of a path on a domain; whatever the path looks like, it stays on that domain. */
export function urlOnDomain(domain: SiteDomain, path: string, publicUrl: string): string {
  return `${originOf(domain, publicUrl)}/${path.replace(/^[/\\]+/, '')}`;
}

/** The path with a slash at its end; a name with a dot is a file's. */
export function withTrailingSlash(path: string): string {
  return /(?:\/|\.[^/]*)$/.test(path) ? path : `${path}/`;
}

/** URL of a page on a domain, as no guard redirects it. */
function pageUrlOnDomain(domain: SiteDomain, path: string, { publicUrl, hasTrailingSlashes }: Omit<Site, 'domain'>) {
  const queryAt = path.search(/\?|$/);
  const isSlashed = hasTrailingSlashes === true;
  const address = isSlashed ? `${withTrailingSlash(path.slice(0, queryAt))}${path.slice(queryAt)}` : path;
  return urlOnDomain(domain, address, publicUrl);
}

/** The canonical URL of the page, on the requested domain. */
export function canonicalUrl(path: Translated, site: Site, locale: Locale): string {
  return pageUrlOnDomain(site.domain, path[locale], site);
}

/** One domain per language: the first one. */
function domainsByLocale(domains: readonly SiteDomain[]): SiteDomain[] {
  return domains.filter(({ locale }, index) => domains.findIndex((other) => other.locale === locale) === index);
}

/**
 * The page on the domain of each language, and the one for all other languages (`x-default`). None where only one
 * language has a domain, since a language selected by cookie has no URL.
 * @param pricedIn currencies of a product: on the domains of others its page is not indexed; `null` for all
 */
export function alternateLinks(
  path: Translated,
  site: Omit<Site, 'domain'>,
  pricedIn: readonly string[] | null = null,
): AlternateLink[] {
  const isIndexedOn = ({ currency }: SiteDomain) => pricedIn === null || pricedIn.includes(currency);
  const languages = domainsByLocale(site.domains).filter(isIndexedOn);
  if (languages.length < 2) return [];
  const alternates = languages.map((domain): AlternateLink => ({
    hreflang: domain.locale,
    href: pageUrlOnDomain(domain, path[domain.locale], site),
  }));
  const fallback = alternates.find(({ hreflang }) => hreflang === defaultLocale);
  return fallback === undefined ? alternates : [...alternates, { ...fallback, hreflang: 'x-default' }];
}
