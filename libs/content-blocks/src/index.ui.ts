export { HomePage } from './ui/home-page/home-page';
export type { HomePageProps } from './ui/home-page/home-page';
export { LoadedBlockList } from './ui/loaded-block-list/loaded-block-list';
export type { LoadedBlockListProps } from './ui/loaded-block-list/loaded-block-list';
export { ContentPage } from './ui/content-page/content-page';
export { FaqPage } from './ui/faq-page/faq-page';
export { GuidePage } from './ui/guide-page/guide-page';
export { SitemapOverview } from './ui/sitemap-overview/sitemap-overview';
