export { ErrorPage } from './ui/error-page/error-page';
export type { ErrorPageProps } from './ui/error-page/error-page';
export { MaintenancePage } from './ui/maintenance-page/maintenance-page';
export { OfflineNotice } from './ui/offline-notice/offline-notice';
export { QuietLayout } from './ui/quiet-layout/quiet-layout';
export { SiteLayout } from './ui/site-layout/site-layout';
export { MenuPage } from './ui/menu-page/menu-page';
export { NewsletterPage } from './ui/newsletter-page/newsletter-page';
