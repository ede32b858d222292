import type { Locale } from '@vyloha/contract';
import type { Translated } from '../database/schema/columns';

/** The shopper's language, Czech where the shop has no translation. */
export function pick(text: Translated, locale: Locale): string {
  return text[locale] === '' ? text.cs : text[locale];
}

export function pickOrNull(text: Translated | null, locale: Locale): string | null {
  return text === null ? null : pick(text, locale);
}
