export { closedScript } from './model/closed-script';
export { closeNoticePath, formatClosed, parseClosed } from './model/closed-notices';
export { languageToOffer } from './model/preferred-language';
export type { ShellData, ShellFrame, ShellPage } from './model/shell-data';
export { menuPath } from './model/menu';
export { measuringConsent } from './model/measuring-consent';
export { newsletterPath } from './model/newsletter';
