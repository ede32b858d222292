import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { DiscountKind } from '../../cart/discount-line';
import { picture, translated, type StoredParameter } from './columns';
import { shopOrder } from './orders';

/** A line of a placed order: a product or a gift, as it was then. */
export const orderItem = pgTable(
  'order_item',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** Unique within the order. */
    id: text('id').notNull(),
    /** product or gift */
    type: text('type').notNull(),
    parentId: text('parent_id'),
    amount: integer('amount').notNull(),
    /** How many of the amount were free. */
    freeAmount: integer('free_amount').notNull(),

    productId: text('product_id').notNull(),
    productName: translated('product_name'),
    productSlug: translated('product_slug'),
    productMarketingCode: text('product_marketing_code').notNull(),
    /** Titles of the category and its ancestors. */
    categoryFullname: translated('category_fullname'),
    variantId: text('variant_id').notNull(),
    variantName: translated('variant_name'),
    variantFullname: translated('variant_fullname'),
    variantMarketingCode: text('variant_marketing_code').notNull(),
    unit: text('unit').notNull(),
    mainImage: picture('main_image'),
    parameters: jsonb('parameters').$type<StoredParameter[]>().notNull(),

    unitMinor: integer('unit_minor').notNull(),
    unitWithoutTaxMinor: integer('unit_without_tax_minor').notNull(),
    totalMinor: integer('total_minor').notNull(),
    totalWithoutTaxMinor: integer('total_without_tax_minor').notNull(),
    /** In percent; null in orders from before it was stored. */
    taxRate: integer('tax_rate'),
    /** Loyalty credits paid instead of money; null on lines for money. */
    unitCredits: integer('unit_credits'),
    totalCredits: integer('total_credits'),

    /** Whether a coupon of the order has reduced its price; not where the shop offered that by a quote. */
    takesCoupon: boolean('takes_coupon').notNull().default(true),
    /** Deposits for its packaging, a part of the order's line of them; 0 in orders from before it was stored. */
    depositMinor: integer('deposit_minor').notNull().default(0),
    /** Of one piece, a part of its price; 0 in orders from before it was stored. */
    recyclingFeeMinor: integer('recycling_fee_minor').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** A discount of a placed order: one line for each rate of tax that it reduces. */
export const orderDiscount = pgTable(
  'order_discount',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    kind: text('kind').$type<DiscountKind>().notNull(),
    name: translated('name'),
    /** In percent. */
    taxRate: integer('tax_rate').notNull(),
    /** Negative for discounts, positive for deposits. */
    totalMinor: integer('total_minor').notNull(),
    totalWithoutTaxMinor: integer('total_without_tax_minor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);
