import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '@vyloha/backend-kernel/tables';

/** Ids that documents of a running import define, so that no import holds all ids in memory. */
export const importedId = pgTable(
  'imported_id',
  {
    run: text('run').notNull(),
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    /** Position of the document in the import. */
    place: integer('place').notNull(),
    seenAt: timestamptz('seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.run, table.kind, table.id] })],
);
