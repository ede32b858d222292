import { addressOn, alternateAddresses } from '@vyloha/links';
import type { Site } from '@vyloha/links';
import type { SitemapEntry, SitemapPart } from './sitemap';

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function lastmod(moment: string | null): string {
  return moment === null ? '' : `<lastmod>${escape(moment)}</lastmod>`;
}

/** Own path of one part. */
export function sitemapPartPath(name: string): string {
  return `/sitemap/${name}.xml`;
}

/** The list of all parts. */
export function sitemapIndexXml(parts: readonly SitemapPart[], { domain, publicUrl }: Site): string {
  const files = parts.map(
    ({ name, lastModified }) =>
      `<sitemap><loc>${escape(addressOn(domain, sitemapPartPath(name), publicUrl))}</loc>${lastmod(lastModified)}</sitemap>\n`,
  );
  return `${XML}<sitemapindex ${SITEMAP}>\n${files.join('')}</sitemapindex>\n`;
}

/** What stands before and behind the pages of a part. */
export const sitemapFrame = {
  head: `${XML}<urlset ${SITEMAP} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`,
  foot: '</urlset>\n',
} as const;

/** A page with its address in the domain's language, and in the others where they have domains. */
export function sitemapUrlXml({ path, lastModified }: SitemapEntry, site: Site): string {
  const loc = addressOn(site.domain, path[site.domain.locale], site.publicUrl);
  const alternates = alternateAddresses(path, site).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escape(href)}"/>`,
  );
  return `<url><loc>${escape(loc)}</loc>${lastmod(lastModified)}${alternates.join('')}</url>\n`;
}
