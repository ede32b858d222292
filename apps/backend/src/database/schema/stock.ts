import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { product } from './catalog';
import { id, timestamptz, picture, plainCode, translated } from './columns';

export interface StorageDate {
  date_of_storage: string;
  amount: number;
  embeddedUuid: string;
}

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

export const warehouse = pgTable('warehouse', {
  id: id(),
  name: text('name').notNull(),
  branchId: text('branch_id'),
  virtual: boolean('virtual').notNull().default(false),
  position: integer('position').notNull().default(0),
});

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

/** Days without dispatch. */
export const holiday = pgTable('holiday', {
  day: date('day', { mode: 'string' }).primaryKey(),
  name: translated('name'),
});
