export { sitemapSource, sitemapTypes } from './site/sitemap/sitemap-sources';
