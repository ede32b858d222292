import { pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '@vyloha/backend-kernel/tables';

/**
 * Keys of files that no row of the database knows: it was deleted, or the file is just being written. They are removed after a
 * while.
 */
export const orphanedFile = pgTable('orphaned_file', {
  key: text('key').primaryKey(),
  since: timestamptz('since').notNull(),
});
