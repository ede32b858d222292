export { ErrorPage } from './ui/error-page/error-page';
export { QuietLayout } from './ui/quiet-layout/quiet-layout';
export { SiteLayout } from './ui/site-layout/site-layout';
export type { HeaderSlots } from './ui/site-header/site-header';
