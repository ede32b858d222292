import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/**
 * What is to be done after an answer was given, written in the transaction that makes it necessary. Rows are only ever
 * added and removed: with a unique key, whoever adds one would wait for everybody who adds the same one. Who works them
 * takes equal ones together.
 */
export const job = pgTable(
  'job',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').notNull(),
    /** What it concerns: the id of a product, how far a walk has come; '' when there is nothing to tell apart. */
    key: text('key').notNull().default(''),
    enqueuedAt: moment('enqueued_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    /** Not before this moment. */
    runAfter: moment('run_after').notNull().defaultNow(),
    lastError: text('last_error'),
  },
  (table) => [
    index('job_by_kind').on(table.kind, table.id),
    index('job_tried')
      .on(table.runAfter)
      .where(sql`${table.attempts} > 0`),
  ],
);

/** Which of the backends works the jobs and the upkeep; whoever is silent for too long is replaced. */
export const leaderLease = pgTable('leader_lease', {
  name: text('name').primaryKey(),
  holder: text('holder').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** What the documents of a running import are and may be pointed at by, so that no import holds all ids in memory. */
export const importedId = pgTable(
  'imported_id',
  {
    run: text('run').notNull(),
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    /** Which document of the import it is. */
    place: integer('place').notNull(),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.run, table.kind, table.id] })],
);
