import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { searchVector } from './columns';

/** Every word that a listed product's name has, for guessing what a mistyped one meant. Written with the listings. */
export const searchWord = pgTable(
  'search_word',
  {
    word: text('word').primaryKey(),
    products: integer('products').notNull(),
  },
  (table) => [index('search_word_similar').using('gist', sql`${table.word} gist_trgm_ops`)],
);

/**
 * What of a listed product is searched and ranked, apart from all else that is known of it: goods of one kind share
 * their words and stand beside each other here, so that a word which thousands of goods have is read from few pages.
 * Written with the listings.
 */
export const searchEntry = pgTable(
  'search_entry',
  {
    productId: text('product_id').primaryKey(),
    available: boolean('available').notNull(),
    soldCount: integer('sold_count').notNull(),
    /** As in the listing of the whole shop. */
    rank: integer('rank').notNull(),
    /** Of both languages. */
    nameWords: searchVector('name_words').notNull(),
    searchCs: searchVector('search_cs'),
    searchSk: searchVector('search_sk'),
  },
  (table) => [
    index('search_entry_cs').using('gin', table.searchCs),
    index('search_entry_sk').using('gin', table.searchSk),
  ],
);
