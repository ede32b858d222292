import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from './columns';
import { customer } from './orders';

/** What was said of oneself when registering. */
type RegisteredPerson = Pick<typeof customer.$inferInsert, 'firstName' | 'lastName' | 'phone' | 'address' | 'business'>;

const ownerId = () =>
  text('customer_id')
    .notNull()
    .references(() => customer.id, { onDelete: 'cascade' });

/** Secrets that are good for one thing, sent by mail, handed to the staff or held by a browser; only their SHA-256 is kept. */
export const customerToken = pgTable(
  'customer_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: ownerId(),
    /** What it is good for: login, loginLink, reset, activation or device. */
    purpose: text('purpose').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('customer_token_customer').on(table.customerId)],
);

/** Somebody who registered and has not opened the link of the mail yet: there is no account until then. */
export const pendingRegistration = pgTable('pending_registration', {
  /** SHA-256 of the secret in the mail. */
  tokenHash: text('token_hash').primaryKey(),
  email: text('email').notNull(),
  passwordHash: text('password_hash').notNull(),
  person: jsonb('person').$type<RegisteredPerson>().notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const customerAddress = pgTable(
  'customer_address',
  {
    id: id(),
    customerId: ownerId(),
    /** shipping or billing */
    type: text('type').notNull(),
    name: text('name').notNull(),
    businessName: text('business_name'),
    phone: text('phone'),
    street: text('street').notNull(),
    city: text('city').notNull(),
    postcode: text('postcode').notNull(),
    /** alpha-3 */
    countryCode: text('country_code').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('customer_address_customer').on(table.customerId, table.createdAt)],
);

/** A customer's list of goods; the wish list is the one with the code `wishlist`. */
export const shoppingList = pgTable(
  'shopping_list',
  {
    id: id(),
    customerId: ownerId(),
    code: text('code'),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('shopping_list_code').on(table.customerId, table.code)],
);

export const shoppingListItem = pgTable(
  'shopping_list_item',
  {
    id: id(),
    listId: text('list_id')
      .notNull()
      .references(() => shoppingList.id, { onDelete: 'cascade' }),
    /** Goods may leave the shop while they stand in a list. */
    variantId: text('variant_id').notNull(),
    amount: integer('amount').notNull(),
    custom: jsonb('custom').$type<Record<string, unknown>>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('shopping_list_item_variant').on(table.listId, table.variantId)],
);
