import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, timestamptz } from '@vyloha/backend-kernel/tables';
import { shopOrder } from '../orders/tables';
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
  ],
);
