export { loadBuiltPage } from './handlers/built-page-loader.server';
export { brandListLoader } from './handlers/brand-list-loader.server';
export { contentPageLoader, loaderOfPage } from './handlers/content-page-loader.server';
export { glossaryPageLoader, termPageLoader } from './handlers/glossary-loaders.server';
export { faqPageLoader, guidePageLoader } from './handlers/help-loaders.server';
export { homePageLoader } from './handlers/home-page-loader.server';
export { loadWireBlocks } from './handlers/load-blocks.server';
export { sitemapOverviewLoader } from './handlers/sitemap-overview-loader.server';
export { listSitemapParts, sitemapPartXml } from './handlers/sitemap-parts.server';
