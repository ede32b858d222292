import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { product } from './catalog';
import { id, moment } from './columns';
import { variant } from './stock';

/** Who wants to hear when sold-out goods are back. A row lives until the mail is sent, or the watch is called off. */
export const watcher = pgTable(
  'watcher',
  {
    id: id(),
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** Null when any variant of the product will do. */
    variantId: text('variant_id').references(() => variant.id, { onDelete: 'cascade' }),
    /** In small letters. */
    email: text('email').notNull(),
    locale: text('locale').notNull(),
    /** SHA-256 of the secret that calls the watch off. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    /** Until then one process is sending the mail, and no other one tries. */
    claimedUntil: moment('claimed_until'),
  },
  (table) => [uniqueIndex('watcher_once').on(table.productId, sql`coalesce(${table.variantId}, '')`, table.email)],
);
