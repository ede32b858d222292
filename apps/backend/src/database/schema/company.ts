import type { AddressParts } from '@vyloha/contract';
import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, timestamptz } from './columns';

/** A company that several customers buy for. */
export const company = pgTable('company', {
  id: id(),
  name: text('name').notNull(),
  tin: text('tin').notNull(),
  vatin: text('vatin'),
  /** Where its orders are invoiced to. */
  address: jsonb('address').$type<AddressParts>().notNull(),
  /** Its members buy at these prices, and see what these groups see besides their own. */
  priceList: text('price_list').notNull(),
  groups: text('groups')
    .array()
    .notNull()
    .default(sql`'{}'`),
  /** Of its limits. */
  currency: text('currency').notNull(),
  /** Days from the issue of an invoice to its payment; null, as the limit, where it does not order by invoice. */
  invoiceDueDays: integer('invoice_due_days'),
  /** What its orders by invoice that are not paid may cost together, with tax. */
  creditLimitMinor: bigint('credit_limit_minor', { mode: 'number' }),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});
