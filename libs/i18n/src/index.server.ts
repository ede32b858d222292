export type {} from './load-context.server';
export { createLocaleDetector } from './locale-detector.server';
export { messagesWithNonBreakingSpaces } from './messages-with-non-breaking-spaces.server';
export { configureI18n, messagesFor, translatorFor } from './translator.server';
