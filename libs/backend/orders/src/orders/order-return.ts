import { boolean, integer, pgView, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '@vyloha/backend-kernel/tables';

/** Columns of the view of what comes back of orders: withdrawals and claims, which stand on orders, define it together with refunds. */
export const orderReturnColumns = {
  orderId: text('order_id').notNull(),
  /** Number of the withdrawal, claim or refund. */
  subject: text('subject').notNull(),
  cause: text('cause').$type<'withdrawal' | 'claim' | 'refund'>().notNull(),
  itemId: text('item_id').notNull(),
  amount: integer('amount').notNull(),
  /** What is paid back of the price of pieces that the shopper keeps; null where they come back. */
  reductionMinor: integer('reduction_minor'),
  /** Whether the staff have returned the money by themselves. */
  isSettled: boolean('is_settled').notNull(),
  requestedAt: timestamptz('requested_at').notNull(),
};

/** One row for each line of an accepted return. */
export const orderReturn = pgView('order_return', orderReturnColumns).existing();
