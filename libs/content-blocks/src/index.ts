export type { OutlineHeading } from './handlers/outline-blocks.server';
export type { SiteMetadata } from './model/search-engines/site-metadata';
export { sitemapIndexXml, xmlDeclaration } from './model/search-engines/sitemap-xml';
