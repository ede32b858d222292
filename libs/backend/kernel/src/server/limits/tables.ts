import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '../../database/columns';

/** Attempts in the current window of a rate limit; in the database because the process has no state. */
export const rateLimit = pgTable('rate_limit', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resetsAt: timestamptz('resets_at').notNull(),
  /** Earliest time of the next attempt; null when it is allowed at once. */
  nextAt: timestamptz('next_at'),
});
