export { closedScript } from './model/closed-script';
export { closeNoticePath, formatClosed, parseClosed } from './model/closed-notices';
export { languageToOffer } from './model/preferred-language';
export type { Menu, MenuItem, ShellMenus } from './model/menu';
export type { ShellContact, ShellData, ShellFrame, ShellMessage, ShellPage } from './model/shell-data';
export { menuPath } from './model/menu';
export { measuringConsent } from './model/measuring-consent';
export { newsletterPath } from './model/newsletter';
