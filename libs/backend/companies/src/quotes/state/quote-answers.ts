import { defineStates } from '@vyloha/backend-kernel';
import { parseOfferedLine } from './parse-offered-line';

/** How a quote may be answered. */
export const quoteAnswers = ['answered', 'declined'] as const;

/** Those that are stored: a quote expires by the calendar alone. */
export const searchedStates = ['sent', ...quoteAnswers, 'ordered'] as const;

type QuoteAnswerState = (typeof quoteAnswers)[number];

/** The lines first, then words for the customer; null for anything else. */
function toOffer([validUntil, ...rest]: readonly string[]): object | null {
  const lines = rest.flatMap((value) => parseOfferedLine(value) ?? []);
  const words = rest.slice(lines.length);
  const areLinesFirst = rest.slice(0, lines.length).every((value) => parseOfferedLine(value) !== null);
  if (validUntil === undefined || lines.length === 0 || words.length > 1 || !areLinesFirst) return null;
  return { state: 'answered', validUntil, lines, note: words[0] ?? null };
}

const done = (code: string) => `Quote ${code} has its answer.`;

export const statesOfQuote = defineStates<QuoteAnswerState>({
  name: 'quote',
  path: 'quote-states',
  states: quoteAnswers,
  // One whose prices have expired may be answered anew; prices that hold are a promise and stay as they are.
  next: { sent: quoteAnswers, expired: quoteAnswers },
  commands: [
    {
      verb: 'answer',
      usage: 'N2026000001 2026-12-31 1=399.50 2=120:10-100 ["Words for the customer"]',
      summary:
        'Offers prices until a day: of one counted step without tax, in the currency of the quote; amounts, which may be left out, are those for which a price holds, and a line that is left out is not offered',
      toBody: toOffer,
      done,
    },
    {
      verb: 'decline',
      usage: 'N2026000001 "Why"',
      summary: 'Declines a quote and tells its customer why',
      toBody: ([note, ...rest]) => (note === undefined || rest.length > 0 ? null : { state: 'declined', note }),
      done,
    },
  ],
});
