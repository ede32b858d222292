export type { SiteMetadata } from './model/search-engines/site-metadata';
export { sitemapIndexXml } from './model/search-engines/sitemap-xml';
