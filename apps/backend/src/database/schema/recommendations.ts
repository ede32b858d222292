import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns';

/** What somebody bought at once before the shop ran on this backend: imported, and nobody's in particular. */
export const pastPurchase = pgTable('past_purchase', {
  id: id(),
  productIds: text('product_ids')
    .array()
    .notNull()
    .default(sql`'{}'`),
  boughtAt: moment('bought_at').notNull(),
});

/**
 * How often two products were bought at once, each pair both ways; of each product only its most frequent companions.
 * Written by `refreshBoughtTogether`; no foreign key, since what is gone is left out when it is read.
 */
export const boughtTogether = pgTable(
  'bought_together',
  {
    productId: text('product_id').notNull(),
    otherId: text('other_id').notNull(),
    times: integer('times').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.otherId] }),
    index('bought_together_most').on(table.productId, table.times.desc()),
  ],
);
