import { boolean, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, timestamptz } from '@vyloha/backend-kernel/tables';
import { shopOrder } from '@vyloha/backend-orders/tables';
import type { WithdrawalState } from './withdrawal-states';

/** A withdrawal from the contract of an order, or from a part of it. */
export const withdrawal = pgTable(
  'withdrawal',
  {
    id: id(),
    /** The order's code and how many there were before. */
    code: text('code').notNull().unique(),
    orderId: text('order_id')
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    /** SHA-256 of the key under which the same form may be sent again. */
    attemptHash: text('attempt_hash').notNull(),
    state: text('state').$type<WithdrawalState>().notNull().default('received'),
    reason: text('reason'),
    /** Where the money goes; null where it goes back the way it came. */
    bankAccount: text('bank_account'),
    /** What the staff said with its last state; null without words. */
    note: text('note'),
    /** Whether the period was over when it was received, as far as the shop knows. */
    isLate: boolean('is_late').notNull(),
    receivedAt: timestamptz('received_at').notNull(),
  },
  (table) => [uniqueIndex('withdrawal_attempt').on(table.orderId, table.attemptHash)],
);

/** A line of the order that a withdrawal is about. */
export const withdrawalItem = pgTable(
  'withdrawal_item',
  {
    withdrawalId: text('withdrawal_id')
      .notNull()
      .references(() => withdrawal.id, { onDelete: 'cascade' }),
    /** Id of the line within the order. */
    itemId: text('item_id').notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.withdrawalId, table.itemId] })],
);

/** Secrets of those who proved that they know an order's code and e-mail: they show what can be withdrawn from or claimed. */
export const withdrawalAccess = pgTable('withdrawal_access', {
  /** SHA-256 of the secret. */
  tokenHash: text('token_hash').primaryKey(),
  orderId: text('order_id')
    .notNull()
    .references(() => shopOrder.id, { onDelete: 'cascade' }),
  expiresAt: timestamptz('expires_at').notNull(),
});
