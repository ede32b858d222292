import type { PartlyTranslated } from '@vyloha/contract';
import type { CategoryPresentation, ProductLegal } from '@vyloha/import-documents';
import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import {
  id,
  indexesByLocale,
  timestamptz,
  optionalTranslated,
  picture,
  plainCode,
  richText,
  searchVectors,
  translated,
  updatedAt,
  type StoredPicture,
} from './columns';

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

/** The rule that decides which products a virtual category shows; all given conditions must hold. */
export interface VirtualCategoryRule {
  tags?: string[];
  categories?: string[];
  brands?: string[];
  parameters?: { entityId: string; values: string[] }[];
  priceRange?: { from: number; to: number; currencyCode: string };
}

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

export interface ProductDiscount {
  isNPlusOne: boolean;
  /** Minimum amount … */
  n: number;
  active: boolean;
  name: PartlyTranslated;
}

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
    vatRate: integer('vat_rate').notNull().default(21),
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
