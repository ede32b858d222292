import { moneySchema } from '@vyloha/money';
import * as v from 'valibot';
import { maxPieces } from '@vyloha/backend-cart';
import { calendarDay, optionalLine, requiredLine, wholeNumber } from '@vyloha/backend-kernel';
import { quoteAnswers } from './quote-answers';

const maxNoteLength = 2000;
const maxLines = 200;
const maxCodeLength = 60;

const amount = v.nullish(wholeNumber({ min: 1, max: maxPieces }), null);

const offeredLine = v.object({
  /** Of the line in the quote, from 1. */
  number: wholeNumber({ min: 1, max: maxLines }),
  /** Of one counted step, without tax, in the currency of the quote. */
  price: v.pipe(v.number(), v.minValue(0), moneySchema),
  /** Amounts in counted steps for which it holds; up to what was asked for unless given. */
  minAmount: amount,
  maxAmount: amount,
});

/** How the staff answer; what belongs to the other answer is left out. */
export const quoteAnswerInput = v.object({
  code: requiredLine(maxCodeLength),
  state: v.picklist(quoteAnswers),
  note: optionalLine(maxNoteLength),
  validUntil: v.nullish(calendarDay, null),
  lines: v.nullish(v.pipe(v.array(offeredLine), v.maxLength(maxLines)), []),
});

export type QuoteAnswer = v.InferOutput<typeof quoteAnswerInput>;
