import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { product } from './catalog';
import { id, timestamptz } from './columns';
import { variant } from './stock';

/** Watches for restocked products. A row exists until the mail is sent or the watch is cancelled. */
export const watcher = pgTable(
  'watcher',
  {
    id: id(),
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** Null for any variant of the product. */
    variantId: text('variant_id').references(() => variant.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text('email').notNull(),
    locale: text('locale').notNull(),
    /** SHA-256 of the secret that cancels the watch. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: timestamptz('created_at').notNull(),
    /** Until then one process is sending the mail, and no other tries. */
    claimedUntil: timestamptz('claimed_until'),
  },
  (table) => [uniqueIndex('watcher_once').on(table.productId, sql`coalesce(${table.variantId}, '')`, table.email)],
);
