import { displayText, validEntries } from '@vyloha/contract';
import { moneySchema } from '@vyloha/money';
import * as v from 'valibot';

const quoteStates = ['sent', 'answered', 'declined', 'ordered', 'expired'] as const;

export type QuoteState = (typeof quoteStates)[number];

const summaryEntries = {
  code: v.string(),
  /** `null` for a state that this version does not know. */
  state: v.fallback(v.nullable(v.picklist(quoteStates)), null),
  /** ISO 8601 */
  createdAt: v.string(),
  currencyCode: v.string(),
  requestedBy: v.object({ name: v.string(), isCaller: v.boolean() }),
  /** The last day of its prices, YYYY-MM-DD. */
  validUntil: v.nullable(v.string()),
  itemCount: v.number(),
};

const unitPrice = { unitWithTax: moneySchema, unitWithoutTax: moneySchema };

const quoteItem = v.object({
  number: v.number(),
  variantId: v.string(),
  name: displayText,
  slug: v.string(),
  code: v.string(),
  unit: v.string(),
  /** Amounts and prices are of counted steps; this many units of the product are one. */
  unitsPerStep: v.pipe(v.number(), v.gtValue(0)),
  amount: v.number(),
  prices: v.object(unitPrice),
  /** `null` for what the shop does not offer. */
  offer: v.nullable(v.object({ ...unitPrice, minAmount: v.nullable(v.number()), maxAmount: v.nullable(v.number()) })),
});

export type QuoteItem = v.InferOutput<typeof quoteItem>;

/** Entries of `GET /api/v1/user/quotes` on the wire. */
export const quotesResponse = v.array(v.object(summaryEntries));

export type QuoteSummary = v.InferOutput<typeof quotesResponse>[number];

/** `GET /api/v1/user/quotes/{code}` on the wire. */
export const quoteResponse = v.object({
  ...summaryEntries,
  message: v.nullable(v.string()),
  wantedDate: v.nullable(v.string()),
  note: v.nullable(v.string()),
  answeredAt: v.nullable(v.string()),
  orderCode: v.nullable(v.string()),
  items: validEntries(quoteItem),
});

export type Quote = v.InferOutput<typeof quoteResponse>;

export const requestedQuoteResponse = v.object({ code: v.string() });
