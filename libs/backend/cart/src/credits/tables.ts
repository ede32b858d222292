import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customer } from '@vyloha/backend-accounts/tables';
import { id, timestamptz } from '@vyloha/backend-kernel/tables';

/** Append-only ledger of a customer's loyalty credits; the balance is the sum. */
export const creditMovement = pgTable(
  'credit_movement',
  {
    id: id(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** Null for credits granted without an order. No foreign key: orders stand on credits. */
    orderId: text('order_id'),
    /** Number of the withdrawal or claim; empty when it is about the whole order. */
    subject: text('subject').notNull().default(''),
    /** given, earned, revoked, spent or returned */
    reason: text('reason').$type<'given' | 'earned' | 'revoked' | 'spent' | 'returned'>().notNull(),
    /** Negative when credits are spent or revoked. */
    amount: integer('amount').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('credit_movement_customer').on(table.customerId, table.createdAt),
    uniqueIndex('credit_movement_order').on(table.orderId, table.reason, table.subject),
  ],
);
