import type { Locale } from '@vyloha/contract';
import type { Messages, MessagesByNamespace } from '@vyloha/i18n';

/** Texts of all libraries as in the files, so that tests use the texts shoppers see. */
const files = import.meta.glob<Messages>('../../*/src/i18n/*.json', { eager: true, import: 'default' });

/** Messages of every library in one language. */
export function allMessages(locale: Locale): MessagesByNamespace {
  const messages: Record<string, Messages> = {};
  for (const [path, texts] of Object.entries(files)) {
    const match = /([^/]+)\/src\/i18n\/([^/]+)\.json$/.exec(path);
    if (match?.[1] !== undefined && match[2] === locale) messages[match[1]] = texts;
  }
  return messages;
}
