export { createLocaleDetector } from './locale-detector.server';
export { keepTexts } from './keep-texts.server';
export { configureI18n, messagesFor, translatorFor } from './translator.server';
