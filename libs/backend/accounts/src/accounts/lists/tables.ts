import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customer } from '../tables';
import { id, timestamptz } from '@vyloha/backend-kernel/tables';

const ownerId = () =>
  text('customer_id')
    .notNull()
    .references(() => customer.id, { onDelete: 'cascade' });

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
