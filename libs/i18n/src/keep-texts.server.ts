import { keepPrepositions } from './keep-prepositions';
import type { Messages, MessagesByNamespace } from './messages';

function keepIn(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? keepPrepositions(value) : keepIn(value),
    ]),
  );
}

/** The texts of a shop with no-break spaces after their single-letter prepositions. */
export function keepTexts(texts: MessagesByNamespace): MessagesByNamespace {
  return Object.fromEntries(Object.entries(texts).map(([namespace, messages]) => [namespace, keepIn(messages)]));
}
