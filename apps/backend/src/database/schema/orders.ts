import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, timestamptz } from './columns';

export const customer = pgTable(
  'customer',
  {
    id: id(),
    email: text('email').notNull(),
    /** scrypt: parameters, salt and hash in one string. */
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone'),
    groups: text('groups')
      .array()
      .notNull()
      .default(sql`'{}'`),
    priceList: text('price_list').notNull().default('b2c'),
    address: jsonb('address').$type<{ street: string; city: string; postcode: string; countryCode: string }>(),
    business: jsonb('business').$type<{ name: string; tin: string; vatin: string | null }>(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    /** When the customer's e-mail was confirmed; null until then. */
    emailConfirmedAt: timestamptz('email_confirmed_at').defaultNow(),
  },
  (table) => [uniqueIndex('customer_email').on(sql`lower(${table.email})`)],
);

/** Bearer tokens; only their SHA-256 is stored. */
export const accessToken = pgTable(
  'access_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('access_token_customer').on(table.customerId)],
);

export const cart = pgTable(
  'cart',
  {
    id: id(),
    /** SHA-256 of the guest token; null on a customer's cart. */
    guestTokenHash: text('guest_token_hash').unique(),
    customerId: text('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    /** open, or placed: then orders.cart_id references it. */
    status: text('status').notNull().default('open'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('cart_customer_open')
      .on(table.customerId)
      .where(sql`${table.status} = 'open'`),
  ],
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
    amount: integer('amount').notNull(),
    parentId: text('parent_id'),
    custom: jsonb('custom').$type<Record<string, unknown>>(),
    /** Bought for loyalty credits instead of money. */
    forCredits: boolean('for_credits').notNull().default(false),
    /** Order in which the lines were added. */
    position: integer('position').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [index('cart_item_cart').on(table.cartId, table.position)],
);

/** A placed order; `document` is its API representation when placed, unaffected by later price or name changes. */
export const shopOrder = pgTable(
  'shop_order',
  {
    id: id(),
    code: text('code').notNull().unique(),
    /** SHA-256 of the secret that gives access to the order without an account. */
    tokenHash: text('token_hash').notNull().unique(),
    cartId: text('cart_id').notNull().unique(),
    customerId: text('customer_id').references(() => customer.id),
    status: text('status').notNull().default('new'),
    currency: text('currency').notNull(),
    totalMinor: integer('total_minor').notNull(),
    email: text('email').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    document: jsonb('document').$type<Record<string, unknown>>().notNull(),
    /** Other data of the order: consents, notes, custom fields, campaign. Never a password. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index('shop_order_customer').on(table.customerId, table.createdAt),
    index('shop_order_email').on(sql`lower(${table.email})`),
  ],
);

/** Stock movements of orders by warehouse; returned stock is a negative amount. */
export const stockMove = pgTable(
  'stock_move',
  {
    id: id(),
    orderId: text('order_id')
      .notNull()
      .references(() => shopOrder.id),
    variantId: text('variant_id').notNull(),
    warehouseId: text('warehouse_id').notNull(),
    amount: integer('amount').notNull(),
    movedAt: timestamptz('moved_at').notNull().defaultNow(),
  },
  (table) => [
    index('stock_move_order').on(table.orderId),
    index('stock_move_variant').on(table.variantId, table.movedAt),
  ],
);

/** The last order number of each year, so that codes increase without gaps. */
export const orderCounter = pgTable('order_counter', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});

/** Attempts in the current window of a rate limit; in the database because the process has no state. */
export const rateLimit = pgTable('rate_limit', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resetsAt: timestamptz('resets_at').notNull(),
  /** Earliest time of the next attempt; null when it is allowed at once. */
  nextAt: timestamptz('next_at'),
});
