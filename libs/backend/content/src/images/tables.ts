import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** A picture: generated from parameters (`illustration`) or a file of the shop (`file`, in DATA_DIR). */
export const image = pgTable('image', {
  fileKey: text('file_key').primaryKey(),
  kind: text('kind').notNull(),
  source: jsonb('source').$type<Record<string, unknown>>().notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
});
