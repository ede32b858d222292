import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** A picture: a file of the shop, by its path below `files`, and the colours of a drawing. */
export const image = pgTable('image', {
  fileKey: text('file_key').primaryKey(),
  kind: text('kind').notNull(),
  source: jsonb('source').$type<Record<string, unknown>>().notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
});
