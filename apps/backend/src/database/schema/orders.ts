import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from './columns';

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
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the mailbox was proven to be the customer's own; null until then. */
    emailConfirmedAt: moment('email_confirmed_at').defaultNow(),
  },
  (table) => [uniqueIndex('customer_email').on(sql`lower(${table.email})`)],
);

/** Bearer tokens; only their SHA-256 is kept. */
export const accessToken = pgTable(
  'access_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
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
    /** open, or placed: then orders.cart_id names it. */
    status: text('status').notNull().default('open'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
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
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('cart_item_cart').on(table.cartId, table.position)],
);

/** A placed order; `document` is the wire order as it was placed, so later price or name changes never touch it. */
export const shopOrder = pgTable(
  'shop_order',
  {
    id: id(),
    code: text('code').notNull().unique(),
    /** SHA-256 of the secret that opens the order to whoever placed it. */
    tokenHash: text('token_hash').notNull().unique(),
    cartId: text('cart_id').notNull().unique(),
    customerId: text('customer_id').references(() => customer.id),
    status: text('status').notNull().default('new'),
    currency: text('currency').notNull(),
    totalMinor: integer('total_minor').notNull(),
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull(),
    document: jsonb('document').$type<Record<string, unknown>>().notNull(),
    /** What else the shopper said: consents, notes, own fields, campaign. Never a password. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index('shop_order_customer').on(table.customerId, table.createdAt),
    index('shop_order_email').on(sql`lower(${table.email})`),
  ],
);

/** What left which warehouse for which order; what came back is a negative amount. */
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
    movedAt: moment('moved_at').notNull().defaultNow(),
  },
  (table) => [
    index('stock_move_order').on(table.orderId),
    index('stock_move_variant').on(table.variantId, table.movedAt),
  ],
);

/** The last order number of each year, so that codes rise without gaps. */
export const orderCounter = pgTable('order_counter', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});

/** How often something was tried in the running window; kept here because the process keeps no state. */
export const rateLimit = pgTable('rate_limit', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resetsAt: moment('resets_at').notNull(),
  /** The next attempt may not come before; null when it may at once. */
  nextAt: moment('next_at'),
});
