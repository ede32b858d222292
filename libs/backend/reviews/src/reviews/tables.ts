import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, pgView, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customer } from '@vyloha/backend-accounts/tables';
import { product } from '@vyloha/backend-catalog/tables';
import { id, timestamptz } from '@vyloha/backend-kernel/tables';
import { publishedPhotoColumns } from '@vyloha/backend-content/tables';
import { movableContent } from '@vyloha/backend-files/tables';
import { shopOrder } from '@vyloha/backend-orders/tables';
import type { ReportReason, ReportState } from './reports/report-states';

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

/** A photograph that belongs to a review; shoppers see it once the shop's staff have published it. */
export const reviewPhoto = pgTable(
  'review_photo',
  {
    /** Of a picture of the shop where the photograph was imported; else hard to guess. */
    fileKey: text('file_key').primaryKey(),
    /** Null until the review is submitted. */
    reviewId: text('review_id').references(() => review.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
    /** As encoded by the shop; a picture of the shop has none, and no digest. */
    ...movableContent(),
    isPublished: boolean('is_published').notNull().default(false),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('review_photo_review').on(table.reviewId, table.position),
    index('review_photo_unmoved')
      .on(table.fileKey)
      .where(sql`${table.content} is not null`),
  ],
);

/** Whether a review helped somebody. */
export const reviewVote = pgTable(
  'review_vote',
  {
    reviewId: text('review_id')
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    /** A customer, or a hash that differs by review and cannot be computed again once its key is deleted. */
    voter: text('voter').notNull(),
    isHelpful: boolean('is_helpful').notNull(),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.voter] })],
);

/** The key of the hashes that stand for guests who voted. There is one at most, replaced regularly. */
export const voterKey = pgTable(
  'voter_key',
  {
    id: integer('id').primaryKey().default(1),
    key: text('key').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [check('voter_key_one', sql`${table.id} = 1`)],
);

/** Orders whose customers were invited to review their products. */
export const reviewInvitation = pgTable('review_invitation', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => shopOrder.id, { onDelete: 'cascade' }),
  invitedAt: timestamptz('invited_at').notNull(),
});

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
    /** Of whoever waits for an answer, in lower case; forgotten with the first one, and never displayed. */
    email: text('email'),
    /** Asked by a shopper, and not seen by the shop's staff yet; such a question is hidden. */
    isWaiting: boolean('is_waiting').notNull().default(false),
    /** Written by the shop's staff. */
    isOfShop: boolean('is_of_shop').notNull().default(false),
    text: text('text').notNull(),
    locale: text('locale').notNull(),
    isHidden: boolean('is_hidden').notNull().default(false),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('product_comment_product').on(table.productId, table.createdAt),
    // A form sent twice asks once.
    uniqueIndex('product_comment_asked').on(table.productId, table.email, sql`md5(${table.text})`),
  ],
);

/** A report of a review, a question or an answer as illegal or untrue, which the staff decide. */
export const contentReport = pgTable(
  'content_report',
  {
    id: id(),
    /** Of a series of its own: `N`, the year, six digits. */
    code: text('code').notNull().unique(),
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** Of the review, question or answer. */
    subjectId: text('subject_id').notNull(),
    reason: text('reason').$type<ReportReason>().notNull(),
    text: text('text').notNull(),
    /** Of whoever reported; null where it was not given. */
    name: text('name'),
    /** In lower case; gets the decision. */
    email: text('email'),
    locale: text('locale').notNull(),
    state: text('state').$type<ReportState>().notNull().default('received'),
    /** Why it was decided so; null before. */
    note: text('note'),
    createdAt: timestamptz('created_at').notNull(),
    decidedAt: timestamptz('decided_at'),
  },
  (table) => [index('content_report_subject').on(table.subjectId), index('content_report_time').on(table.createdAt)],
);

/** What the module of pictures, which stands below, shows to everybody. */
export const publishedPhoto = pgView('published_photo', publishedPhotoColumns).as(sql`
  select ${reviewPhoto.fileKey} as file_key, ${reviewPhoto.content} as content,
    ${reviewPhoto.sha256} as sha256
  from ${reviewPhoto} join ${review} on ${review.id} = ${reviewPhoto.reviewId}
  where ${reviewPhoto.isPublished} and not ${review.isHidden}`);
