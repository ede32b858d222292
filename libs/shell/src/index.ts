export { closedNoticesScript } from './model/closed-notices-script';
export { closeNoticePath, formatClosedNotices, parseClosedNotices } from './model/closed-notices';
export { languageToOffer } from './model/preferred-language';
export type { ShellData, ShellLayout, ShellPage } from './model/shell-data';
export { menuPath } from './model/menu';
export { readAnalyticsConsent } from './model/analytics-consent';
export { newsletterPath } from './model/newsletter';
