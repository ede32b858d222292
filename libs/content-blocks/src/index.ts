export type { SiteMetadata } from './model/site-metadata';
export { sitemapIndexXml } from './model/sitemap-xml';
