export { ErrorPage } from './ui/error-page/error-page';
export type { ErrorPageProps } from './ui/error-page/error-page';
export { MaintenancePage } from './ui/maintenance-page/maintenance-page';
export { OfflineNotice } from './ui/offline-notice/offline-notice';
export { QuietLayout } from './ui/quiet-layout/quiet-layout';
export { SiteLayout } from './ui/site-layout/site-layout';
export type { HeaderSlots } from './ui/site-header/site-header';
