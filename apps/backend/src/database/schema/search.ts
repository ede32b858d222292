import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Every word that a listed product's name has, for guessing what a mistyped one meant. Written by `refreshListings`. */
export const searchWord = pgTable(
  'search_word',
  {
    word: text('word').primaryKey(),
    products: integer('products').notNull(),
  },
  (table) => [index('search_word_similar').using('gist', sql`${table.word} gist_trgm_ops`)],
);
