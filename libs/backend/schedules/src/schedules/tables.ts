import type { Locale } from '@vyloha/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { company, customer } from '@vyloha/backend-accounts/tables';
import { id, timestamptz } from '@vyloha/backend-kernel/tables';
import { shopOrder, termsVersion } from '@vyloha/backend-orders/tables';
import type { HttpErrorReason } from '@vyloha/backend-kernel';
import type { IntervalUnit, RunOutcome, ScheduleStatus } from './schedule-states';

/** An order that its customer wants again and again. */
export const orderSchedule = pgTable(
  'order_schedule',
  {
    id: id(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** SHA-256 of the key under which the same form may be sent again. */
    attemptHash: text('attempt_hash').notNull(),
    /** The order that is repeated: products, addresses, shipping and payment. */
    orderId: text('order_id')
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    /** The company in whose name it is ordered; null for who orders for themselves. */
    companyId: text('company_id').references(() => company.id, { onDelete: 'cascade' }),
    status: text('status').$type<ScheduleStatus>().notNull().default('active'),
    intervalCount: integer('interval_count').notNull(),
    intervalUnit: text('interval_unit').$type<IntervalUnit>().notNull(),
    /** The day from which intervals are counted, and how many have passed. */
    anchorDay: text('anchor_day').notNull(),
    occurrence: integer('occurrence').notNull().default(0),
    /** When it is ordered next. */
    nextDay: text('next_day').notNull(),
    /** The next day that its customer has a mail about. */
    remindedDay: text('reminded_day'),
    /** How many times in a row running it has failed. */
    failures: integer('failures').notNull().default(0),
    /** Lines of the order, and how many of each. */
    lines: jsonb('lines').$type<{ id: string; amount: number }[]>().notNull(),
    /** Up to this total, with everything, its customer agreed to pay without being asked; in the order's currency. */
    maxTotalMinor: integer('max_total_minor').notNull(),
    /** The terms that its customer agreed to. */
    termsId: text('terms_id').references(() => termsVersion.id),
    locale: text('locale').$type<Locale>().notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('order_schedule_attempt').on(table.customerId, table.attemptHash),
    index('order_schedule_due')
      .on(table.nextDay)
      .where(sql`${table.status} = 'active'`),
  ],
);

/** What came of the days of a schedule: one row for each, so that no day is ordered twice. */
export const scheduleRun = pgTable(
  'schedule_run',
  {
    scheduleId: text('schedule_id')
      .notNull()
      .references(() => orderSchedule.id, { onDelete: 'cascade' }),
    day: text('day').notNull(),
    outcome: text('outcome').$type<RunOutcome>().notNull(),
    orderId: text('order_id').references(() => shopOrder.id, { onDelete: 'set null' }),
    /** Why it was not ordered. */
    reasons: jsonb('reasons').$type<HttpErrorReason[]>().notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scheduleId, table.day] })],
);
