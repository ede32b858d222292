import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, timestamptz, translated } from '@vyloha/backend-kernel/tables';

/** A coupon as imported. Its uses are the orders with its id that are not cancelled. */
export const coupon = pgTable(
  'coupon',
  {
    id: id(),
    /** As printed; shoppers may type it in any case. */
    code: text('code').notNull(),
    name: translated('name'),
    /** Discount on the products in percent; null for none. */
    percent: integer('percent'),
    /** Discount on the products by currency, in minor units; empty for none. */
    amounts: jsonb('amounts').$type<Record<string, number>>().notNull().default({}),
    freeShipping: boolean('free_shipping').notNull().default(false),
    /** Null without a limit. */
    validFrom: timestamptz('valid_from'),
    validTo: timestamptz('valid_to'),
    /** Least value of products with tax by currency, in minor units. */
    minimums: jsonb('minimums').$type<Record<string, number>>().notNull().default({}),
    /** Groups of customers it is for; empty for everybody. */
    groups: text('groups')
      .array()
      .notNull()
      .default(sql`'{}'`),
    oncePerCustomer: boolean('once_per_customer').notNull().default(false),
    /** Orders it may be used for in all; null without a limit. */
    maxUses: integer('max_uses'),
  },
  (table) => [uniqueIndex('coupon_code').on(sql`upper(${table.code})`)],
);
