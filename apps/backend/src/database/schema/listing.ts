import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns';

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
    /** From its reviews, highest first (`ratingSql`); 0 without any. */
    rating: integer('rating').notNull().default(0),
    /** When the product came to the shop. */
    addedAt: timestamptz('added_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.scopeId, table.productId] }),
    index('listing_by_rank').on(table.scopeId, table.rank, table.productId),
    index('listing_by_sales').on(table.scopeId, table.soldCount.desc(), table.productId),
    index('listing_by_rating').on(table.scopeId, table.rating.desc(), table.rank, table.productId),
    index('listing_by_age').on(table.scopeId, table.addedAt.desc(), table.productId),
    index('listing_of_product').on(table.productId),
  ],
);

/**
 * Prices of a listed product's variants for sorting and filtering, per displayed unit in minor units; null without a
 * price. A product has a row for each place of its variants (see `listingVariant`); place 0 is what a box shows.
 */
export const listingPrice = pgTable(
  'listing_price',
  {
    currency: text('currency').notNull(),
    priceList: text('price_list').notNull(),
    productId: text('product_id').notNull(),
    place: integer('place').notNull().default(0),
    priceMinor: integer('price_minor'),
    /** The same without tax. */
    netMinor: integer('net_minor'),
    /** Sort order by discount, lowest first: percent, then the start of the default order (`discountRankSql`). */
    discountRank: integer('discount_rank').notNull().default(0),
  },
  (table) => {
    const { currency, priceList, priceMinor, netMinor, discountRank, productId, place } = table;
    return [
      primaryKey({ columns: [currency, priceList, productId, place] }),
      index('listing_price_rising').on(currency, priceList, priceMinor, productId, place),
      index('listing_price_falling').on(currency, priceList, priceMinor.desc().nullsLast(), productId, place),
      index('listing_net_price_rising').on(currency, priceList, netMinor, productId, place),
      index('listing_price_by_discount').on(currency, priceList, discountRank, productId, place),
      index('listing_net_price_falling').on(currency, priceList, netMinor.desc().nullsLast(), productId, place),
    ];
  },
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
  /** How many of the first ones all variants share. */
  shared: integer('shared').notNull().default(0),
});

/**
 * The variants of a product that has several, in the order in which a listing shows them: of those that match the
 * filters, the one with the lowest place. With the facet values of the variant and of its product, as in
 * `listingFacts`, but each number on its own.
 */
export const listingVariant = pgTable(
  'listing_variant',
  {
    productId: text('product_id').notNull(),
    /** From 0; what a box shows when no filter says otherwise. */
    place: integer('place').notNull(),
    variantId: text('variant_id').notNull(),
    /** Whether it can be bought now. */
    available: boolean('available').notNull(),
    facets: text('facets').array().notNull(),
    lows: doublePrecision('lows').array().notNull(),
    highs: doublePrecision('highs').array().notNull(),
    /** How many of the first ones are of groups in which the variants of the product differ. */
    own: integer('own').notNull(),
    /** How many the product has. */
    variants: integer('variants').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.place] })],
);

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
