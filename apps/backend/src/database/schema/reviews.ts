import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { product } from './catalog';
import { id, moment } from './columns';
import { customer } from './orders';

/** What a shopper thinks of a product. A trigger keeps the product's rating, whoever writes here. */
export const review = pgTable(
  'review',
  {
    id: id(),
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** Null when a guest wrote it. */
    customerId: text('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    /** In small letters; never shown. Null when the review came from elsewhere without it. */
    email: text('email'),
    /** As it is shown. */
    authorName: text('author_name').notNull(),
    stars: integer('stars').notNull(),
    /** Null when there are stars only. */
    text: text('text'),
    /** The language it is written in. */
    locale: text('locale').notNull(),
    /** The author has bought the product here, as far as the shop could tell when the review came. */
    isVerified: boolean('is_verified').notNull().default(false),
    /** Taken down by the people of the shop. */
    isHidden: boolean('is_hidden').notNull().default(false),
    createdAt: moment('created_at').notNull(),
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
    /** The question that is answered; null for a question. */
    questionId: text('question_id'),
    authorName: text('author_name').notNull(),
    /** Written by the people of the shop. */
    isOfShop: boolean('is_of_shop').notNull().default(false),
    text: text('text').notNull(),
    locale: text('locale').notNull(),
    isHidden: boolean('is_hidden').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('product_comment_product').on(table.productId, table.createdAt)],
);
