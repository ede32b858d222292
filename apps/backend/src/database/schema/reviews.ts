import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { product } from './catalog';
import { id, timestamptz } from './columns';
import { customer } from './orders';

/** A shopper's review of a product. A trigger maintains the product's rating. */
export const review = pgTable(
  'review',
  {
    id: id(),
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** Null when a guest wrote it. */
    customerId: text('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    /** In lower case; never displayed. Null when the review was imported without one. */
    email: text('email'),
    /** As displayed. */
    authorName: text('author_name').notNull(),
    stars: integer('stars').notNull(),
    /** Null when the review has only stars. */
    text: text('text'),
    /** The language it is written in. */
    locale: text('locale').notNull(),
    /** Whether the author had bought the product here when the review was written, as far as the shop knows. */
    isVerified: boolean('is_verified').notNull().default(false),
    /** Hidden by the shop's staff. */
    isHidden: boolean('is_hidden').notNull().default(false),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('review_author').on(table.productId, table.email),
    index('review_time').on(table.productId, table.createdAt),
    index('review_customer').on(table.customerId),
    check('review_stars', sql`${table.stars} between 1 and 5`),
  ],
);

/** A question about a product, or an answer to one. */
export const productComment = pgTable(
  'product_comment',
  {
    id: id(),
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** The question it answers; null for a question. */
    questionId: text('question_id'),
    authorName: text('author_name').notNull(),
    /** Written by the shop's staff. */
    isOfShop: boolean('is_of_shop').notNull().default(false),
    text: text('text').notNull(),
    locale: text('locale').notNull(),
    isHidden: boolean('is_hidden').notNull().default(false),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('product_comment_product').on(table.productId, table.createdAt)],
);
