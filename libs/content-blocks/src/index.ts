export type { CategoryTile } from './model/category-tile';
export type { ContentBlock } from './model/content-block';
export type { InfoBox } from './model/info-box';
export type { LoadedBlocks } from './model/loaded-blocks';
export type { SiteMetadata } from './model/site-metadata';
export type { WideBanner } from './model/wide-banner';
export type { SitemapPart } from './model/sitemap';
export { sitemapIndexXml, sitemapPartPath } from './model/sitemap-xml';
