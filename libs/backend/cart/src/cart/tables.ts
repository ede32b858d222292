import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PartlyTranslated } from '@vyloha/contract';
import { customer } from '@vyloha/backend-accounts/tables';
import { coupon } from '../coupons/tables';
import { id, timestamptz } from '@vyloha/backend-kernel/tables';
import type { HttpErrorReason } from '@vyloha/backend-kernel';

export const cart = pgTable(
  'cart',
  {
    id: id(),
    /** SHA-256 of the guest token; null on a customer's cart. */
    guestTokenHash: text('guest_token_hash').unique(),
    customerId: text('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    /** Loyalty credits that the shopper wants to spend as a discount; at most what they have and need is spent. */
    credits: integer('credits').notNull().default(0),
    /**
     * open; placed: then orders.cart_id references it; waiting for approval, or closed: a buyer has begun another one
     * before theirs was rejected.
     */
    status: text('status').notNull().default('open'),
    /** The coupon that the shopper entered; whether it holds is checked whenever the cart is read. */
    couponId: text('coupon_id').references(() => coupon.id),
    /** Where the shopper said that it goes, by alpha-3 code; null until they do. */
    deliveryCountry: text('delivery_country'),
    /** Whether they are a company that accounts for the tax, as their VAT number said then. */
    isReverseCharge: boolean('is_reverse_charge').notNull().default(false),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('cart_customer_open')
      .on(table.customerId)
      .where(sql`${table.status} = 'open'`),
  ],
);

/** Batches that were added, by the key under which they may be sent again: a form pressed twice adds once. */
export const cartBatch = pgTable(
  'cart_batch',
  {
    /** SHA-256 of the key. */
    keyHash: text('key_hash').notNull(),
    /** Id of the customer, or of a guest's cart. */
    owner: text('owner').notNull(),
    /** How many lines were added. */
    imported: integer('imported').notNull(),
    /** Why the others were not. */
    reasons: jsonb('reasons').$type<HttpErrorReason[]>().notNull(),
    /** By how much each item raised the amount in the cart, in their order; null for those that were not added. */
    changedAmounts: jsonb('changed_amounts').$type<(number | null)[]>().notNull().default([]),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.keyHash, table.owner] })],
);

export const cartItem = pgTable(
  'cart_item',
  {
    id: id(),
    cartId: text('cart_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    variantId: text('variant_id').notNull(),
    type: text('type').notNull().default('product'),
    /** Of the variant, as it was when it was put in: what is gone from the shop is told by it. */
    name: jsonb('name').$type<PartlyTranslated>(),
    amount: integer('amount').notNull(),
    parentId: text('parent_id'),
    custom: jsonb('custom').$type<Record<string, unknown>>(),
    /** Bought for loyalty credits instead of money. */
    forCredits: boolean('for_credits').notNull().default(false),
    /** The line of a quote by whose price it is bought while that holds; null on other lines. No foreign key: quotes stand on carts. */
    quoteItemId: text('quote_item_id'),
    /** Order in which the lines were added. */
    position: integer('position').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('cart_item_cart').on(table.cartId, table.position),
    uniqueIndex('cart_item_quote').on(table.quoteItemId, table.cartId),
  ],
);
