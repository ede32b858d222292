import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Which listings contain a product: one row for its category and each ancestor, for its brand and each virtual
 * category it matches, and one with scope id '' for the whole shop. The sort columns are copied so that a page is
 * read by index alone. Rebuilt by `refreshListings` and updated by `refreshProducts` for some products; no foreign
 * key, since checking every product would double the time of a refresh.
 */
export const listingEntry = pgTable(
  'listing_entry',
  {
    scopeId: text('scope_id').notNull(),
    productId: text('product_id').notNull(),
    available: boolean('available').notNull(),
    soldCount: integer('sold_count').notNull(),
    /** Default sort order, lowest first: available, then promoted, then by sales. */
    rank: integer('rank').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scopeId, table.productId] }),
    index('listing_by_rank').on(table.scopeId, table.rank, table.productId),
    index('listing_by_sales').on(table.scopeId, table.soldCount.desc(), table.productId),
    index('listing_of_product').on(table.productId),
  ],
);

/** Price of a listed product's default variant for sorting and filtering; minor units, null without a price. */
export const listingPrice = pgTable(
  'listing_price',
  {
    currency: text('currency').notNull(),
    priceList: text('price_list').notNull(),
    productId: text('product_id').notNull(),
    priceMinor: integer('price_minor'),
  },
  (table) => [
    primaryKey({ columns: [table.currency, table.priceList, table.productId] }),
    index('listing_price_rising').on(table.currency, table.priceList, table.priceMinor, table.productId),
    index('listing_price_falling').on(
      table.currency,
      table.priceList,
      table.priceMinor.desc().nullsLast(),
      table.productId,
    ),
  ],
);

/**
 * Facet values of a product, in arrays so that counting reads one narrow row per product: filter group and
 * value separated by a tab, as `p/par-color⇥pv-green`, `brands⇥b-rosa`, `tags⇥t-akce`, and for a number `p/par-length⇥`
 * with the product's lowest and highest number at the same index of the other arrays.
 */
export const listingFacts = pgTable('listing_facts', {
  productId: text('product_id').primaryKey(),
  facets: text('facets').array().notNull(),
  lows: doublePrecision('lows').array().notNull(),
  highs: doublePrecision('highs').array().notNull(),
});

/** Facet counts of a listing, by filter group as in `listingFacts`. Precomputed, reading them costs the same at any size. */
export interface ListingCounts {
  /** Value to product count. */
  values: Record<string, Record<string, number>>;
  /** Lowest and highest number. */
  ranges: Record<string, { from: number; to: number }>;
}

export const listingScope = pgTable('listing_scope', {
  scopeId: text('scope_id').primaryKey(),
  total: integer('total').notNull(),
  availableCount: integer('available_count').notNull(),
  /** Of the unfiltered listing. */
  counts: jsonb('counts').$type<ListingCounts>().notNull(),
  /** Currency to price list to the lowest and highest price in minor units. */
  priceRanges: jsonb('price_ranges').$type<Record<string, Record<string, { from: number; to: number }>>>().notNull(),
});
