import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, timestamptz } from '@vyloha/backend-kernel/tables';
import { shopOrder } from '../orders/tables';
import type { MoneySource } from './money-source';
import type { PaymentState } from './payment-state';

/** Attempts to pay an order at the payment gateway; of those that may still be paid an order has one at a time. */
export const orderPayment = pgTable(
  'order_payment',
  {
    id: id(),
    orderId: text('order_id')
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    /** The shop's method of payment: the order may have changed to another one since. */
    methodId: text('method_id').notNull(),
    /** Null until the gateway has answered. */
    gatewayId: text('gateway_id').unique(),
    /** Where the shopper pays. */
    gatewayUrl: text('gateway_url'),
    state: text('state').$type<PaymentState>().notNull(),
    /** Whether its money came when the order had been paid otherwise. */
    isSurplus: boolean('is_surplus').notNull().default(false),
    amountMinor: integer('amount_minor').notNull(),
    /** What of it the shop has asked the gateway to return. */
    refundedMinor: integer('refunded_minor').notNull().default(0),
    /** What of it is known to be returned, of which the customer is told. */
    returnedMinor: integer('returned_minor').notNull().default(0),
    currency: text('currency').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    /** When the gateway is asked about it without having said anything. */
    nextCheckAt: timestamptz('next_check_at').notNull(),
  },
  (table) => [
    index('order_payment_order').on(table.orderId, table.createdAt),
    uniqueIndex('order_payment_open')
      .on(table.orderId)
      .where(sql`${table.state} in ('starting', 'created', 'pending')`),
    index('order_payment_check')
      .on(table.nextCheckAt)
      .where(sql`${table.state} in ('created', 'pending')`),
    index('order_payment_given_up')
      .on(table.createdAt)
      .where(sql`${table.state} in ('cancelled', 'expired')`),
  ],
);

/** Money of an order that moved past the gateway, in its currency. */
export const moneyMove = pgTable(
  'money_move',
  {
    id: id(),
    orderId: text('order_id')
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    /** Negative for what the shop sent back. */
    amountMinor: integer('amount_minor').notNull(),
    /** YYYY-MM-DD */
    movedOn: text('moved_on').notNull(),
    source: text('source').$type<MoneySource>().notNull(),
    /** Of a statement: account and number of the transaction, by which it is booked once; else what the staff call it. */
    reference: text('reference').unique(),
    recordedAt: timestamptz('recorded_at').notNull(),
  },
  (table) => [index('money_move_order').on(table.orderId)],
);

/** Orders that their shoppers cancelled, while what came for them at the gateway is being returned there by itself. */
export const dueRefund = pgTable(
  'due_refund',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    requestedAt: timestamptz('requested_at').notNull(),
    /** When the gateway is asked next. */
    runAfter: timestamptz('run_after').notNull(),
  },
  (table) => [index('due_refund_run_after').on(table.runAfter)],
);

/** A line of an order that stands, or a part of its price, whose money the shop decided to return. */
export const refundLine = pgTable(
  'refund_line',
  {
    /** Lines that are returned together; on their credit note. */
    subject: text('subject').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    /** Id of the line within the order. */
    itemId: text('item_id').notNull(),
    /** Pieces; 0 for an amount off the price. */
    amount: integer('amount').notNull(),
    /** What is paid back of the price; null for pieces. */
    reductionMinor: integer('reduction_minor'),
    /** What comes back, with tax, after discounts. */
    totalMinor: integer('total_minor').notNull(),
    requestedAt: timestamptz('requested_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.itemId] }), index('refund_line_order').on(table.orderId)],
);
