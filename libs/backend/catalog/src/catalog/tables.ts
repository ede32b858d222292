import type { PartlyTranslated, TaxClass } from '@vyloha/contract';
import type { CategoryPresentation, ProductDocument, ProductLegal } from '@vyloha/import-documents';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { categoryRestrictionColumns } from '@vyloha/backend-content/tables';
import type { StoredPicture } from '@vyloha/backend-kernel';
import {
  id,
  indexesByLocale,
  optionalTranslated,
  picture,
  plainCode,
  richText,
  searchVectors,
  timestamptz,
  translated,
  updatedAt,
} from '@vyloha/backend-kernel/tables';
import { warehouse } from '@vyloha/backend-shop/tables';

/** The rule that decides which products a virtual category shows; all given conditions must hold. */
export interface VirtualCategoryRule {
  tags?: string[];
  categories?: string[];
  brands?: string[];
  parameters?: { entityId: string; values: string[] }[];
  priceRange?: { from: number; to: number; currencyCode: string };
}

export interface ProductDiscount {
  isNPlusOne: boolean;
  /** Minimum amount … */
  n: number;
  active: boolean;
  name: PartlyTranslated;
}

/** Facet counts of a listing, by filter group as in `listingFacts`. Precomputed, reading them costs the same at any size. */
export interface ListingCounts {
  /** Value to product count. */
  values: Record<string, Record<string, number>>;
  /** Lowest and highest number. */
  ranges: Record<string, { from: number; to: number }>;
}

export interface StorageDate {
  date_of_storage: string;
  amount: number;
  embeddedUuid: string;
}

export const category = pgTable(
  'category',
  {
    id: id(),
    parentId: text('parent_id'),
    /** Ids from the root down to the parent. */
    ancestorIds: text('ancestor_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    title: translated('title'),
    slug: translated('slug'),
    /** Full path without leading slash, for each language. */
    path: translated('path'),
    description: optionalTranslated('description'),
    imageKey: text('image_key'),
    position: integer('position').notNull().default(0),
    productCount: integer('product_count').notNull().default(0),
    /** Customer groups that may see it; empty: public. */
    visibleToGroups: text('visible_to_groups')
      .array()
      .notNull()
      .default(sql`'{}'`),
    presentation: jsonb('presentation').$type<CategoryPresentation>().notNull().default({}),
    updatedAt: updatedAt(),
  },
  (table) => [
    ...indexesByLocale('category_path', table.path),
    index('category_parent').on(table.parentId, table.position),
  ],
);

export const virtualCategory = pgTable(
  'virtual_category',
  {
    id: id(),
    title: translated('title'),
    path: translated('path'),
    description: optionalTranslated('description'),
    imageKey: text('image_key'),
    position: integer('position').notNull().default(0),
    rule: jsonb('rule').$type<VirtualCategoryRule>().notNull(),
    presentation: jsonb('presentation').$type<CategoryPresentation>().notNull().default({}),
    updatedAt: updatedAt(),
  },
  (table) => indexesByLocale('virtual_category_path', table.path),
);

export const brand = pgTable('brand', {
  id: id(),
  title: text('title').notNull(),
  /** Path without leading slash; the catch-all route serves the brand's page. */
  link: text('link').notNull().unique(),
  imageKey: text('image_key'),
  description: optionalTranslated('description'),
  weight: integer('weight').notNull().default(0),
  updatedAt: updatedAt(),
});

export const parameter = pgTable('parameter', {
  id: id(),
  slug: translated('slug'),
  title: translated('title'),
  /** number, text, color or size */
  type: text('type').notNull(),
  unit: text('unit'),
  position: integer('position').notNull().default(0),
  description: optionalTranslated('description'),
  isVariantChoice: boolean('is_variant_choice').notNull().default(false),
  hideProductDetail: boolean('hide_product_detail').notNull().default(false),
  linkToVirtualCategory: text('link_to_virtual_category'),
});

export const parameterValue = pgTable(
  'parameter_value',
  {
    id: id(),
    parameterId: text('parameter_id')
      .notNull()
      .references(() => parameter.id),
    slug: translated('slug'),
    title: translated('title'),
    colorHex: text('color_hex'),
    imageKey: text('image_key'),
    position: integer('position').notNull().default(0),
    descriptionShort: optionalTranslated('description_short'),
    descriptionLong: optionalTranslated('description_long'),
    linkUrl: text('link_url'),
    hideProductDetail: boolean('hide_product_detail').notNull().default(false),
  },
  (table) => [index('parameter_value_parameter').on(table.parameterId, table.position)],
);

export const tag = pgTable('tag', {
  id: id(),
  text: translated('text'),
  color: text('color').notNull(),
  visibleInCatalog: boolean('visible_in_catalog').notNull().default(true),
  visibleInContent: boolean('visible_in_content').notNull().default(true),
});

export const product = pgTable(
  'product',
  {
    id: id(),
    name: translated('name'),
    fullname: translated('fullname'),
    slug: translated('slug'),
    perex: optionalTranslated('perex'),
    description: richText('description'),
    endText: richText('end_text'),
    brandId: text('brand_id').references(() => brand.id),
    categoryId: text('category_id')
      .notNull()
      .references(() => category.id),
    catalogCode: text('catalog_code').notNull().unique(),
    marketingCode: text('marketing_code').notNull(),
    mainImage: picture('main_image'),
    images: jsonb('images').$type<StoredPicture[]>().notNull().default([]),
    hoverImageKey: text('hover_image_key'),
    unit: text('unit').notNull().default('ks'),
    /** At home. */
    taxClass: text('tax_class').$type<TaxClass>().notNull().default('standard'),
    /** In other countries, by alpha-3 code; the standard one where there is none. */
    taxClasses: jsonb('tax_classes').$type<Record<string, TaxClass>>().notNull().default({}),
    saleable: boolean('saleable').notNull().default(true),
    inCatalog: boolean('in_catalog').notNull().default(true),
    /** Customer groups that may see it; empty: public. */
    visibleToGroups: text('visible_to_groups')
      .array()
      .notNull()
      .default(sql`'{}'`),
    rating: integer('rating'),
    ratingCount: integer('rating_count').notNull().default(0),
    soldCount: integer('sold_count').notNull().default(0),
    defaultVariantId: text('default_variant_id').notNull(),
    discounts: jsonb('discounts').$type<ProductDiscount[]>().notNull().default([]),
    /** Ids of shippers that deliver this product for free. */
    freeShipperIds: text('free_shipper_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    tagIds: text('tag_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    giftVariantIds: text('gift_variant_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    alternativeIds: text('alternative_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    relatedIds: text('related_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    documents: jsonb('documents').$type<ProductDocument['documents']>().notNull().default([]),
    video: jsonb('video').$type<NonNullable<ProductDocument['video']>>(),
    /** What the law asks to say about it; amounts are in major units, as they are imported. */
    legal: jsonb('legal').$type<ProductLegal>().notNull().default({}),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: updatedAt(),
    /** Names, codes and perex without diacritics, written by the importer; searched in `search_entry`. */
    ...searchVectors(),
  },
  (table) => [
    ...indexesByLocale('product_slug', table.slug),
    index('product_marketing_code').on(table.marketingCode),
    index('product_any_catalog_code').on(plainCode(table.catalogCode)),
    index('product_any_marketing_code').on(plainCode(table.marketingCode)),
    index('product_brand').on(table.brandId),
    index('product_in_sitemap')
      .on(table.id, table.updatedAt)
      .where(sql`${table.inCatalog} and ${table.visibleToGroups} = '{}'`),
  ],
);

/** Value of a parameter on a product, for filters and the parameter table; a variant's own values carry its id. */
export const productParameter = pgTable(
  'product_parameter',
  {
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    variantId: text('variant_id').notNull().default(''),
    parameterId: text('parameter_id')
      .notNull()
      .references(() => parameter.id),
    /** '' for numbers. */
    valueId: text('value_id').notNull().default(''),
    number: doublePrecision('number'),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.variantId, table.parameterId, table.valueId] }),
    index('product_parameter_value').on(table.parameterId, table.valueId, table.productId),
    index('product_parameter_number').on(table.parameterId, table.number, table.productId),
  ],
);

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

/**
 * Products whose rows in the listing tables were written, in the order of the commits: what is kept in memory of them is
 * read anew. Rows without a product stand for all. The last ones are kept.
 */
export const listingChange = pgTable('listing_change', {
  position: bigint('position', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Tells the row from one at the same position in a database that was restored. */
  id: uuid('id').notNull().defaultRandom(),
  productId: text('product_id'),
});

export const listingScope = pgTable('listing_scope', {
  scopeId: text('scope_id').primaryKey(),
  total: integer('total').notNull(),
  availableCount: integer('available_count').notNull(),
  /** Of the unfiltered listing. */
  counts: jsonb('counts').$type<ListingCounts>().notNull(),
  /** Currency to price list to the lowest and highest price in minor units. */
  priceRanges: jsonb('price_ranges').$type<Record<string, Record<string, { from: number; to: number }>>>().notNull(),
});

export const variant = pgTable(
  'variant',
  {
    id: id(),
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    name: translated('name'),
    fullname: translated('fullname'),
    catalogCode: text('catalog_code').notNull().unique(),
    marketingCode: text('marketing_code').notNull(),
    ean: text('ean'),
    mainImage: picture('main_image'),
    position: integer('position').notNull().default(0),
    checkStock: boolean('check_stock').notNull().default(true),
    soldAvailabilityCode: text('sold_availability_code').notNull().default('sold_out'),
    amountMin: integer('amount_min').notNull().default(1),
    amountMax: integer('amount_max'),
    amountStep: integer('amount_step').notNull().default(1),
    delayDays: integer('delay_days').notNull().default(0),
    /** For the unit price: how much of perUnit one piece contains, e.g. 20 and 'm', 2.5 and 'kg'. */
    measureAmount: doublePrecision('measure_amount'),
    measureUnit: text('measure_unit'),
    /** Price of one piece in loyalty credits; null when not sold for credits. */
    credits: integer('credits'),
    storageDates: jsonb('storage_dates').$type<StorageDate[]>().notNull().default([]),
  },
  (table) => [
    index('variant_product').on(table.productId, table.position),
    index('variant_ean').on(table.ean),
    index('variant_any_catalog_code').on(plainCode(table.catalogCode)),
    index('variant_any_marketing_code').on(plainCode(table.marketingCode)),
  ],
);

/** Current price of a variant in one currency and price list ('b2c' is the basic one); minor units, with tax. */
export const price = pgTable(
  'price',
  {
    variantId: text('variant_id')
      .notNull()
      .references(() => variant.id, { onDelete: 'cascade' }),
    currency: text('currency').notNull(),
    priceList: text('price_list').notNull().default('b2c'),
    unitMinor: integer('unit_minor').notNull(),
    /** Price before a discount; null when not discounted. */
    originalMinor: integer('original_minor'),
    quantityPrices: jsonb('quantity_prices').$type<{ amountFrom: number; unitMinor: number }[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.variantId, table.currency, table.priceList] })],
);

/** Every price a variant has had, for the lowest price of the last 30 days. */
export const priceHistory = pgTable(
  'price_history',
  {
    variantId: text('variant_id')
      .notNull()
      .references(() => variant.id, { onDelete: 'cascade' }),
    currency: text('currency').notNull(),
    priceList: text('price_list').notNull().default('b2c'),
    unitMinor: integer('unit_minor').notNull(),
    validFrom: timestamptz('valid_from').notNull(),
    validTo: timestamptz('valid_to'),
  },
  (table) => [primaryKey({ columns: [table.variantId, table.currency, table.priceList, table.validFrom] })],
);

export const stock = pgTable(
  'stock',
  {
    variantId: text('variant_id')
      .notNull()
      .references(() => variant.id, { onDelete: 'cascade' }),
    warehouseId: text('warehouse_id')
      .notNull()
      .references(() => warehouse.id),
    amount: integer('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.warehouseId] }),
    check('stock_never_negative', sql`${table.amount} >= 0`),
  ],
);

/** Who may see categories, for the content that stands below the catalogue. */
export const categoryRestriction = pgView('category_restriction', categoryRestrictionColumns).as(sql`
  select ${category.id} as category_id, '{}'::text[] as visible_to_groups from ${category}
  union all
  select below.id, closed.visible_to_groups from ${category} closed
  join ${category} below on closed.id = any (below.ancestor_ids || below.id)
  where closed.visible_to_groups <> '{}'`);
