export { closedNoticesScript } from './model/closed-notices-script';
export { formatClosedNotices, parseClosedNotices } from './model/closed-notices';
export { errorTextKey } from './model/error-text-key';
export { isShellLayout } from './model/is-shell-layout';
export { languageToOffer } from './model/preferred-language';
export type { ShellData, ShellLayout, ShellPage } from './model/shell-data';
export { refusedCookies, cookieDomains } from './model/measuring-cookies';
export { readConsents } from './model/read-consents';
