import type { Locale } from '@vyloha/contract';
import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, pgTable, pgView, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { company, customer } from '@vyloha/backend-accounts/tables';
import { quotedPriceColumns } from '@vyloha/backend-cart/tables';
import { id, timestamptz, translated } from '@vyloha/backend-kernel/tables';
import { shopOrder } from '@vyloha/backend-orders/tables';
import type { StoredQuoteState } from '@vyloha/backend-cart';

/** What a business asked a price for, and the shop's answer. */
export const quote = pgTable(
  'quote',
  {
    id: id(),
    /** Of a series of its own: `N`, the year, six digits. */
    code: text('code').notNull().unique(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** The company that the customer bought for then; null for a business of their own. */
    companyId: text('company_id').references(() => company.id, { onDelete: 'cascade' }),
    state: text('state').$type<StoredQuoteState>().notNull().default('sent'),
    currency: text('currency').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    message: text('message'),
    /** When the customer wants the products, YYYY-MM-DD. */
    wantedDay: text('wanted_day'),
    /** What the staff say, or why they decline. */
    note: text('note'),
    /** The last day of its prices, YYYY-MM-DD; null until there is an answer. */
    validUntil: text('valid_until'),
    /** SHA-256 of the key under which the same form may be sent again. */
    attemptHash: text('attempt_hash').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    answeredAt: timestamptz('answered_at'),
    /** The order that used its prices. */
    orderId: text('order_id').references(() => shopOrder.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('quote_attempt').on(table.customerId, table.attemptHash),
    index('quote_customer').on(table.customerId, table.createdAt),
    index('quote_company').on(table.companyId, table.createdAt),
  ],
);

/** A line of a quote: the product and its price as they were then, and what the shop offers. */
export const quoteItem = pgTable(
  'quote_item',
  {
    id: id(),
    quoteId: text('quote_id')
      .notNull()
      .references(() => quote.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer('number').notNull(),
    /** Not a reference: the shop may remove the product. */
    variantId: text('variant_id').notNull(),
    name: translated('name'),
    slug: translated('slug'),
    code: text('code').notNull(),
    unit: text('unit').notNull(),
    unitsPerStep: doublePrecision('units_per_step').notNull(),
    /** In counted steps, as all amounts here. */
    amount: integer('amount').notNull(),
    taxRate: doublePrecision('tax_rate').notNull(),
    /** What one step cost in this amount, with tax. */
    listMinor: integer('list_minor').notNull(),
    /** The offered price of one step, without tax; null where none is offered. */
    offeredMinor: integer('offered_minor'),
    /** It holds from this amount on; null: from any. */
    minAmount: integer('min_amount'),
    /** It holds up to this amount; null until there is an answer. */
    maxAmount: integer('max_amount'),
  },
  (table) => [uniqueIndex('quote_item_number').on(table.quoteId, table.number)],
);

/** Prices by which carts are calculated, which stand below quotes. */
export const quotedPrice = pgView('quoted_price', quotedPriceColumns).as(sql`
  select ${quoteItem.id} as item_id, ${quote.id} as quote_id, ${quote.code} as code, ${quote.state} as state,
    ${quote.validUntil} as valid_until, ${quote.currency} as currency, ${quote.customerId} as customer_id,
    ${quote.companyId} as company_id, ${quoteItem.offeredMinor} as offered_minor, ${quoteItem.minAmount} as min_amount,
    ${quoteItem.maxAmount} as max_amount
  from ${quoteItem} join ${quote} on ${quote.id} = ${quoteItem.quoteId}`);
