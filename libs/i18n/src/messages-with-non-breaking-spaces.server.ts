import { withNonBreakingSpaces } from '@vyloha/contract';
import type { Messages, MessagesByNamespace } from './messages';

function convertMessages(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? withNonBreakingSpaces(value) : convertMessages(value),
    ]),
  );
}

/** The shop's texts with non-breaking spaces after single-letter prepositions. */
export function messagesWithNonBreakingSpaces(texts: MessagesByNamespace): MessagesByNamespace {
  return Object.fromEntries(
    Object.entries(texts).map(([namespace, messages]) => [namespace, convertMessages(messages)]),
  );
}
