import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { product, variant } from '@vyloha/backend-catalog/tables';
import { id, timestamptz } from '@vyloha/backend-kernel/tables';

type WatchKind = 'stock' | 'price';

/**
 * Watches for restocked products and for prices that fall. A row exists until the mail is sent or the watch is cancelled.
 */
export const watcher = pgTable(
  'watcher',
  {
    id: id(),
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** 'stock' or 'price'; a watch of the price has the columns below, the others have null there. */
    kind: text('kind').$type<WatchKind>().notNull().default('stock'),
    /** Null for any variant of the product; of the price always one. */
    variantId: text('variant_id').references(() => variant.id, { onDelete: 'cascade' }),
    currency: text('currency'),
    /** That of the shopper: what others pay does not matter. */
    priceList: text('price_list'),
    /** The price when the watch began, in minor units with tax for one quantity step. */
    startMinor: integer('start_minor'),
    /** The highest price that is worth a mail; null for any below `startMinor`. */
    targetMinor: integer('target_minor'),
    /** In lower case. */
    email: text('email').notNull(),
    locale: text('locale').notNull(),
    /** SHA-256 of the secret that cancels the watch. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: timestamptz('created_at').notNull(),
    /** Until then one process is sending the mail, and no other tries. */
    claimedUntil: timestamptz('claimed_until'),
  },
  (table) => [
    uniqueIndex('watcher_once').on(table.productId, sql`coalesce(${table.variantId}, '')`, table.email, table.kind),
  ],
);
