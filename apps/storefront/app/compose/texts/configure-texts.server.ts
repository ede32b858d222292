import { byLocale, type Locale } from '@vyloha/contract';
import type { Messages } from '@vyloha/i18n';
import { configureI18n, messagesWithNonBreakingSpaces } from '@vyloha/i18n/server';

/** Every library's texts; a file is named after its language. */
const files = import.meta.glob<Messages>('../../../../../libs/*/src/i18n/*.json', { eager: true, import: 'default' });

function textsOfLibraries(locale: Locale): Record<string, Messages> {
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, texts]) => {
      const [, library = '', language] = /([^/]+)\/src\/i18n\/([^/]+)\.json$/.exec(path) ?? [];
      return language === locale ? [[library, texts] as const] : [];
    }),
  );
}

/** Registers all texts of the shop, once at start; a namespace is named after its library. */
export function configureTexts(): void {
  configureI18n(
    byLocale((locale) => {
      const { forms = {}, ...others } = textsOfLibraries(locale);
      // Validation errors are shown verbatim.
      return { forms, ...messagesWithNonBreakingSpaces(others) };
    }),
  );
}
