import { type Day, wallClock } from '@vyloha/backend-shop';

/** States as stored; `expired` is not one of them: a quote expires by the calendar alone. */
export const storedQuoteStates = ['sent', 'answered', 'declined', 'ordered'] as const;

export type StoredQuoteState = (typeof storedQuoteStates)[number];

/** States as pages show them. */
export const quoteStates = [...storedQuoteStates, 'expired'] as const;

export type QuoteState = (typeof quoteStates)[number];

/** Whether its prices hold no more: they hold until the end of their last day, in the shop's time zone. */
export function isPast(validUntil: Day | null, now: Date): boolean {
  return validUntil === null || wallClock(now).day > validUntil;
}

export function quoteStateAt(
  { state, validUntil }: { state: StoredQuoteState; validUntil: Day | null },
  now: Date,
): QuoteState {
  return state === 'answered' && isPast(validUntil, now) ? 'expired' : state;
}
