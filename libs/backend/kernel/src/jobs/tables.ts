import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '../database/columns';

/**
 * Background jobs, enqueued in the transaction that makes them necessary. Rows are only ever added and removed: with
 * a unique key, concurrent transactions that add the same job would wait for each other. Workers take
 * equal jobs together.
 */
export const job = pgTable(
  'job',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').notNull(),
    /** Product id, or progress of a pass over all products; '' for kinds without a key. */
    key: text('key').notNull().default(''),
    enqueuedAt: timestamptz('enqueued_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    /** Earliest time of the next attempt. */
    runAfter: timestamptz('run_after').notNull().defaultNow(),
    lastError: text('last_error'),
  },
  (table) => [
    index('job_by_kind').on(table.kind, table.id),
    index('job_tried')
      .on(table.runAfter)
      .where(sql`${table.attempts} > 0`),
  ],
);

/** The process that does a work which is one process's at a time; it is replaced when its lease expires. */
export const leaderLease = pgTable('leader_lease', {
  name: text('name').primaryKey(),
  holder: text('holder').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
});
