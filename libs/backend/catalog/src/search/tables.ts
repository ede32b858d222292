import { locales } from '@vyloha/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { searchColumn, searchVector, searchVectors, timestamptz } from '@vyloha/backend-kernel/tables';

/** Vocabulary: the terms by which public products are found, for their forms and for typing errors. Written with the listings. */
export const searchWord = pgTable(
  'search_word',
  {
    word: text('word').primaryKey(),
    products: integer('products').notNull(),
  },
  (table) => [index('search_word_similar').using('gist', sql`${table.word} gist_trgm_ops`)],
);

/**
 * Search data of a listed product; the vectors weigh their terms by where they are (`write-search-entries.ts`). It is in a separate narrow table: products of one category share terms and are
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
    rating: integer('rating').notNull().default(0),
    addedAt: timestamptz('added_at').notNull().defaultNow(),
    /** Customer groups that may see it; empty: public. */
    visibleToGroups: text('visible_to_groups')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Terms that the product is found by alone, in all languages: the vocabulary. */
    nameWords: searchVector('name_words').notNull(),
    ...searchVectors(),
  },
  (table) => locales.map((locale) => index(`search_entry_${locale}`).using('gin', table[searchColumn(locale)])),
);

/**
 * All terms of a listed product, also those of its texts, as `search_entry` has those that it is found by at first. By
 * itself, since descriptions are long: it is read only where nothing else was found.
 */
export const searchText = pgTable(
  'search_text',
  { productId: text('product_id').primaryKey(), ...searchVectors() },
  (table) => locales.map((locale) => index(`search_text_${locale}`).using('gin', table[searchColumn(locale)])),
);
