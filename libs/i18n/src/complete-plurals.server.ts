import type { Messages } from './messages';

const ending = /_(?:zero|one|few|many|other)$/;
const forms = ['_one', '_few', '_many', '_other'] as const;

/**
 * Adds missing plural forms of a text (`other` and `many` are fallbacks), since i18next tries only one form where the
 * browser's lookup tries several.
 */
export function completePlurals(messages: Messages): Messages {
  const complete: Record<string, string | Messages> = {};
  for (const [key, value] of Object.entries(messages)) {
    complete[key] = typeof value === 'string' ? value : completePlurals(value);
  }
  for (const family of new Set(Object.keys(messages).map((key) => key.replace(ending, '')))) {
    const standIn = messages[`${family}_other`] ?? messages[`${family}_many`];
    if (standIn === undefined) continue;
    for (const form of forms) complete[family + form] ??= standIn;
  }
  return complete;
}
