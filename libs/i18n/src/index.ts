export { formatDate, formatDateTime, formatDayAndMonth, formatDayOfWeek, formatLongDate } from './format-date';
export { formatNumber } from './format-number';
export { I18nProvider, ExtraMessagesProvider, useLocale, useTranslation } from './i18n-context';
export { hasMessages } from './messages';
export type { Messages, MessagesByNamespace } from './messages';
export type { Translate } from './translate';
export { truncate } from './truncate';
