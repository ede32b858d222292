import type { Command } from '@vyloha/backend-kernel';
import { statesOfQuote } from './state/quote-answers';

export const quoteCommands: readonly Command[] = statesOfQuote.commands;
