import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { addressColumns } from '../../accounts/postal-address';
import { id, timestamptz } from './columns';
import { customer } from './orders';

/** Data entered at registration. */
type RegisteredPerson = Pick<typeof customer.$inferInsert, 'firstName' | 'lastName' | 'phone' | 'address' | 'business'>;

const ownerId = () =>
  text('customer_id')
    .notNull()
    .references(() => customer.id, { onDelete: 'cascade' });

/** Single-purpose secrets, mailed, handed to staff or stored by a browser; only their SHA-256 is stored. */
export const customerToken = pgTable(
  'customer_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: ownerId(),
    /** login, loginLink, reset, activation, emailChange or device */
    purpose: text('purpose').notNull(),
    /** The new e-mail that an `emailChange` proves; null for the others. */
    email: text('email'),
    /** Browser and system of a `device`, as `describeDevice` names them; null for the others, and when unknown. */
    device: text('device'),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('customer_token_customer').on(table.customerId)],
);

/** A registration whose mail link has not been opened yet: there is no account until then. */
export const pendingRegistration = pgTable('pending_registration', {
  /** SHA-256 of the secret in the mail. */
  tokenHash: text('token_hash').primaryKey(),
  email: text('email').notNull(),
  passwordHash: text('password_hash').notNull(),
  person: jsonb('person').$type<RegisteredPerson>().notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
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
    ...addressColumns(''),
    /** The one of its type that forms start with. */
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [index('customer_address_customer').on(table.customerId, table.createdAt)],
);

/** A customer's shopping list; the wish list is the one with the code `wishlist`. */
export const shoppingList = pgTable(
  'shopping_list',
  {
    id: id(),
    customerId: ownerId(),
    code: text('code'),
    name: text('name').notNull(),
    /** Secret of the link that shows it to anyone; null while it is not shared. Readable, since its owner copies it again. */
    shareToken: text('share_token').unique(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
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
    /** No foreign key: products may be removed while they are in a list. */
    variantId: text('variant_id').notNull(),
    amount: integer('amount').notNull(),
    custom: jsonb('custom').$type<Record<string, unknown>>(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('shopping_list_item_variant').on(table.listId, table.variantId)],
);
