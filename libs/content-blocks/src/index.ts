export type { OutlineHeading } from './handlers/outline-blocks.server';
export type { SiteMetadata } from './model/search-engines/site-metadata';
export { escapeXml, sitemapIndexXml, xmlDeclaration } from './model/search-engines/sitemap-xml';
