export { formatDate, formatDateTime, formatDayAndMonth, formatDayOfWeek, formatLongDate } from './format-date';
export { formatNumber } from './format-number';
export { I18nProvider, MoreMessages, useLocale, useTranslation } from './i18n-context';
export { keepPrepositions } from './keep-prepositions';
export type { Messages, MessagesByNamespace } from './messages';
export { pick } from './pick';
export type { Translate } from './translate';
export { truncate } from './truncate';
