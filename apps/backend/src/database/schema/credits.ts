import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from './columns';
import { customer, shopOrder } from './orders';

/** Loyalty credits that came to a customer or left; what one has is the sum, nothing is ever rewritten. */
export const creditMovement = pgTable(
  'credit_movement',
  {
    id: id(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** Null for credits that the shop gave without an order. */
    orderId: text('order_id').references(() => shopOrder.id),
    /** given, earned, revoked, spent or returned */
    reason: text('reason').notNull(),
    /** Below zero when credits leave. */
    amount: integer('amount').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('credit_movement_customer').on(table.customerId, table.createdAt),
    uniqueIndex('credit_movement_order').on(table.orderId, table.reason),
  ],
);
