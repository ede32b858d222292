import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, timestamptz } from '@vyloha/backend-kernel/tables';

/** Anonymous past purchases, imported from before the shop ran on this backend. */
export const pastPurchase = pgTable('past_purchase', {
  id: id(),
  productIds: text('product_ids')
    .array()
    .notNull()
    .default(sql`'{}'`),
  boughtAt: timestamptz('bought_at').notNull(),
});

/**
 * How often two products were bought together, each pair in both directions; only the most frequent pairs per product.
 * Written by `refreshBoughtTogether`; no foreign key, since removed products are skipped on reading.
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
