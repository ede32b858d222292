import { sql, type SQL } from 'drizzle-orm';
import { customer } from '@vyloha/backend-accounts/tables';
import { cartItem } from '../tables';
import { quotedPrice } from './quoted-price';
import { quoteStateAt, type StoredQuoteState } from './quote-states';
import { isVisibleTo } from './visible-quotes';

/** The quote of a cart line, with what it offers for the line. */
export interface LineQuote {
  id: string;
  code: string;
  state: StoredQuoteState;
  validUntil: string | null;
  currency: string;
  /** Whether the shopper may buy by it. */
  isVisible: boolean;
  /** Of one step, without tax. */
  offeredMinor: number | null;
  minAmount: number | null;
  maxAmount: number | null;
}

/** Of the statement's cart line and customer; costs nothing for a line without a quote. */
export const quoteOfLine: SQL<LineQuote | null> = sql<LineQuote | null>`case when ${cartItem.quoteItemId} is not null then (
  select json_build_object('id', ${quotedPrice.quoteId}, 'code', ${quotedPrice.code}, 'state', ${quotedPrice.state}, 'validUntil', ${quotedPrice.validUntil},
    'currency', ${quotedPrice.currency}, 'isVisible', ${isVisibleTo('quoted_price', customer.id)},
    'offeredMinor', ${quotedPrice.offeredMinor}, 'minAmount', ${quotedPrice.minAmount}, 'maxAmount', ${quotedPrice.maxAmount})
  from ${quotedPrice} where ${quotedPrice.itemId} = ${cartItem.quoteItemId}) end`;

/** Why the line costs what everybody pays. */
export type QuoteProblem =
  { kind: 'ordered' | 'notYours' | 'expired' | 'otherCurrency' } | { kind: 'belowMin' | 'aboveMax'; limit: number };

/** Whether a quote makes the price of a line. */
export interface AppliedQuote extends Pick<LineQuote, 'id' | 'code' | 'validUntil' | 'currency'> {
  /** Null when it does. */
  problem: QuoteProblem | null;
}

interface Moment {
  now: Date;
  currency: string;
}

function findProblem(quote: LineQuote, { amount }: { amount: number }, moment: Moment): QuoteProblem | null {
  const state = quoteStateAt(quote, moment.now);
  if (state === 'ordered' || state === 'expired') return { kind: state };
  if (state !== 'answered' || quote.offeredMinor === null || !quote.isVisible) return { kind: 'notYours' };
  if (quote.currency !== moment.currency) return { kind: 'otherCurrency' };
  const { minAmount, maxAmount } = quote;
  if (minAmount !== null && amount < minAmount) return { kind: 'belowMin', limit: minAmount };
  return maxAmount !== null && amount > maxAmount ? { kind: 'aboveMax', limit: maxAmount } : null;
}

export function toAppliedQuote(quote: LineQuote, item: { amount: number }, moment: Moment): AppliedQuote {
  const { id, code, validUntil, currency } = quote;
  return { id, code, validUntil, currency, problem: findProblem(quote, item, moment) };
}
