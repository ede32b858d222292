import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { locales } from '@vyloha/contract';
import { searchColumn, searchVector, searchVectors } from './columns';

/** Vocabulary of terms in listed products' names, for typo correction. Written with the listings. */
export const searchWord = pgTable(
  'search_word',
  {
    word: text('word').primaryKey(),
    products: integer('products').notNull(),
  },
  (table) => [index('search_word_similar').using('gist', sql`${table.word} gist_trgm_ops`)],
);

/**
 * Search data of a listed product, in a separate narrow table: products of one category share terms and are
 * stored next to each other, so that a term that thousands of products have is read from few pages.
 * Written with the listings.
 */
export const searchEntry = pgTable(
  'search_entry',
  {
    productId: text('product_id').primaryKey(),
    available: boolean('available').notNull(),
    soldCount: integer('sold_count').notNull(),
    /** Rank in the listing of the whole shop. */
    rank: integer('rank').notNull(),
    /** Terms of the names in all languages. */
    nameWords: searchVector('name_words').notNull(),
    ...searchVectors(),
  },
  (table) => locales.map((locale) => index(`search_entry_${locale}`).using('gin', table[searchColumn(locale)])),
);
