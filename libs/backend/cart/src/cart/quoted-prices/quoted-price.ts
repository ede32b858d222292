import { integer, pgView, text } from 'drizzle-orm/pg-core';
import type { StoredQuoteState } from './quote-states';

/** Columns of the view of prices that the shop quoted: quotes, which stand on this module, define it. */
export const quotedPriceColumns = {
  itemId: text('item_id').notNull(),
  quoteId: text('quote_id').notNull(),
  code: text('code').notNull(),
  state: text('state').$type<StoredQuoteState>().notNull(),
  /** The last day, YYYY-MM-DD; null until there is an answer. */
  validUntil: text('valid_until'),
  currency: text('currency').notNull(),
  customerId: text('customer_id').notNull(),
  companyId: text('company_id'),
  /** Of one step, without tax; null where none is offered. */
  offeredMinor: integer('offered_minor'),
  minAmount: integer('min_amount'),
  maxAmount: integer('max_amount'),
};

/** One row for each line of a quote. */
export const quotedPrice = pgView('quoted_price', quotedPriceColumns).existing();
