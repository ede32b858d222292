import { eq } from 'drizzle-orm';
import { HttpError, type HttpErrorReason, type Transaction, defineStateChange } from '@vyloha/backend-kernel';
import { customer } from '@vyloha/backend-accounts/tables';
import { quote, quoteItem } from '../tables';
import { listQuoteItems, type QuoteItemRow } from '../load-quotes';
import { quoteMailKind } from '../mail/to-quote-mails';
import { isPast, quoteStateAt } from '@vyloha/backend-cart';
import { type QuoteAnswer, quoteAnswerInput } from './quote-answer-input';
import { statesOfQuote } from './quote-answers';

const invalid = (key: HttpErrorReason['key'], field: string) => new HttpError(422, [{ key, field, code: 'quote' }]);

/** @throws HttpError 422 unless each line is one of the quote's, once, for amounts that exist */
function toOffers(items: readonly QuoteItemRow[], lines: QuoteAnswer['lines']) {
  if (lines.length === 0) throw invalid('quoteLinesRequired', 'lines');
  if (new Set(lines.map(({ number }) => number)).size < lines.length) throw invalid('quoteLineUnknown', 'lines');
  return lines.map(({ number, price, minAmount, maxAmount }, index) => {
    const item = items.find((candidate) => candidate.number === number);
    if (item === undefined) throw invalid('quoteLineUnknown', `lines.${index}.number`);
    const highest = maxAmount ?? Math.max(item.amount, minAmount ?? 0);
    if (price === 0) throw invalid('invalidValue', `lines.${index}.price`);
    if (minAmount !== null && minAmount > highest) throw invalid('quoteAmounts', `lines.${index}.maxAmount`);
    return { id: item.id, offer: { offeredMinor: price, minAmount, maxAmount: highest } };
  });
}

async function writeOffer(tx: Transaction, quoteId: string, { lines }: QuoteAnswer): Promise<void> {
  const offers = toOffers(await listQuoteItems(tx, quoteId), lines);
  const none = { offeredMinor: null, minAmount: null, maxAmount: null };
  await tx.update(quoteItem).set(none).where(eq(quoteItem.quoteId, quoteId));
  for (const { id, offer } of offers) await tx.update(quoteItem).set(offer).where(eq(quoteItem.id, id));
}

/** @throws HttpError 422 for an answer that lacks something, whatever quote it is for */
function assertComplete({ state, note, validUntil }: QuoteAnswer, now: Date): void {
  if (state === 'declined' && note === null) throw invalid('quoteReasonRequired', 'note');
  if (state === 'answered' && isPast(validUntil, now)) throw invalid('quoteDayPast', 'validUntil');
}

/** Answers a quote with prices, or declines it, and tells its customer. */
export const { route: quoteStateRoute, change: answerQuote } = defineStateChange(statesOfQuote, {
  summary: 'Answers a quote with prices or declines it',
  table: quote,
  input: quoteAnswerInput,
  target: ({ state }) => state,
  stateOf: (row, _target, at) => {
    const state = quoteStateAt(row, at);
    // An answer is no state that is reached again: it may say something else.
    return state === 'answered' || state === 'declined' ? 'over' : state;
  },
  refusal: { key: 'quoteAnswered', field: 'state', code: 'quote' },
  check: assertComplete,
  apply: async (tx, { id }, answer, { at }) => {
    const { state, note } = answer;
    if (state === 'answered') await writeOffer(tx, id, answer);
    await tx
      .update(quote)
      .set({ state, note, answeredAt: at, validUntil: state === 'answered' ? answer.validUntil : null })
      .where(eq(quote.id, id));
  },
  mail: {
    subjectType: 'quote',
    kindOf: quoteMailKind,
    recipientOf: async (tx, { customerId }) => {
      const [requester] = await tx.select({ email: customer.email }).from(customer).where(eq(customer.id, customerId));
      if (requester === undefined) throw new Error(`customer ${customerId} is gone`);
      return requester.email;
    },
  },
});
