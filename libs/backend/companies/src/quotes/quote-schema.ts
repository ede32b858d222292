import * as v from 'valibot';
import { calendarDay, namedSchema, optionalLine } from '@vyloha/backend-kernel';
import { quoteStates } from '@vyloha/backend-cart';

const maxMessageLength = 5000;

export const quoteInput = v.object({
  message: optionalLine(maxMessageLength),
  wanted_date: v.pipe(
    v.nullish(v.union([v.literal(''), calendarDay], 'invalidValue'), ''),
    v.transform((day) => day || null),
  ),
});

export type QuoteInput = v.InferOutput<typeof quoteInput>;

const unitPrice = v.object({ unitWithTax: v.number(), unitWithoutTax: v.number() });

const quoteItemSchema = v.object({
  /** From 1, in the order of the cart. */
  number: v.number(),
  variantId: v.string(),
  name: v.string(),
  slug: v.string(),
  code: v.string(),
  unit: v.string(),
  /** Units per counted step, in which all amounts and prices are; 1 for products sold by the piece. */
  unitsPerStep: v.number(),
  amount: v.number(),
  /** What it cost when the quote was requested. */
  prices: unitPrice,
  /** What the shop offers, and for which amounts; null without an offer. */
  offer: v.nullable(
    v.object({ ...unitPrice.entries, minAmount: v.nullable(v.number()), maxAmount: v.nullable(v.number()) }),
  ),
});

/** What a list shows of a quote. */
const summaryEntries = {
  code: v.string(),
  state: v.picklist(quoteStates),
  createdAt: v.string(),
  currencyCode: v.string(),
  /** Who requested it: the caller or a colleague. */
  requestedBy: v.object({ name: v.string(), isCaller: v.boolean() }),
  /** The last day of its prices, YYYY-MM-DD. */
  validUntil: v.nullable(v.string()),
  itemCount: v.number(),
};

export const quoteSummarySchema = namedSchema('QuoteSummary', v.object(summaryEntries));

export const quoteSchema = namedSchema(
  'Quote',
  v.object({
    ...summaryEntries,
    message: v.nullable(v.string()),
    /** When the products are wanted, YYYY-MM-DD. */
    wantedDate: v.nullable(v.string()),
    /** What the staff say, or why they decline. */
    note: v.nullable(v.string()),
    answeredAt: v.nullable(v.string()),
    /** The order that used the prices. */
    orderCode: v.nullable(v.string()),
    items: v.array(quoteItemSchema),
  }),
);

export type WireQuote = v.InferOutput<typeof quoteSchema>;
export type WireQuoteSummary = v.InferOutput<typeof quoteSummarySchema>;
