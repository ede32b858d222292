import { type Command, recordCommands } from '@vyloha/backend-kernel';
import { searchedStates, statesOfQuote } from './state/quote-answers';

export const quoteCommands: readonly Command[] = [
  ...recordCommands({
    name: 'quote',
    example: 'N2026000001',
    states: searchedStates,
    summaries: ['The latest quotes that businesses asked for', 'A quote with its lines and what was offered'],
    load: () => import('./records/quote-actions'),
  }),
  ...statesOfQuote.commands,
];
