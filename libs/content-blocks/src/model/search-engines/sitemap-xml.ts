import { escapeXml } from '@vyloha/contract';
import { urlOnDomain, alternateLinks, canonicalUrl } from '@vyloha/links';
import type { Site } from '@vyloha/links';
import type { SitemapEntry, SitemapPart } from './sitemap';

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const sitemapNamespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function lastmodXml(timestamp: string | null): string {
  return timestamp === null ? '' : `<lastmod>${escapeXml(timestamp)}</lastmod>`;
}

/** Internal path of one part. */
export function sitemapPartPath(name: string): string {
  return `/sitemap/${name}.xml`;
}

/** The sitemap index. */
export function sitemapIndexXml(parts: readonly SitemapPart[], { domain, publicUrl }: Site): string {
  const sitemaps = parts.map(
    ({ name, lastModified }) =>
      `<sitemap><loc>${escapeXml(urlOnDomain(domain, sitemapPartPath(name), publicUrl))}</loc>${lastmodXml(lastModified)}</sitemap>\n`,
  );
  return `${xmlDeclaration}<sitemapindex ${sitemapNamespace}>\n${sitemaps.join('')}</sitemapindex>\n`;
}

/** XML before and after the pages of a part. */
export const sitemapUrlset = {
  start: `${xmlDeclaration}<urlset ${sitemapNamespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`,
  end: '</urlset>\n',
} as const;

/** A page with its URL in the domain's language, and in the others where they have domains. */
export function sitemapUrlXml({ path, lastModified, pricedIn }: SitemapEntry, site: Site): string {
  const loc = canonicalUrl(path, site, site.domain.locale);
  const alternates = alternateLinks(path, site, pricedIn).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
  );
  return `<url><loc>${escapeXml(loc)}</loc>${lastmodXml(lastModified)}${alternates.join('')}</url>\n`;
}
