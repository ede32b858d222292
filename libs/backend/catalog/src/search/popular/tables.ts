import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What was searched for on a day of the shop, and nothing about who did. */
export const searchCount = pgTable(
  'search_count',
  {
    day: date('day', { mode: 'string' }).notNull(),
    locale: text('locale').notNull(),
    /** In small letters. */
    query: text('query').notNull(),
    searches: integer('searches').notNull(),
    /** One bit for each of `visitorMarks`: at least so many visitors as there are bits. */
    visitors: bigint('visitors', { mode: 'number' }).notNull(),
    /** Of all kinds, of the last search. */
    results: integer('results').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.locale, table.query] })],
);
