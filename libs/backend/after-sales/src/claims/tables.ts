import { sql } from 'drizzle-orm';
import { bigserial, boolean, check, index, integer, pgTable, pgView, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customer } from '@vyloha/backend-accounts/tables';
import { movableContent } from '@vyloha/backend-files/tables';
import { id, timestamptz } from '@vyloha/backend-kernel/tables';
import { orderReturnColumns, refundLine, shopOrder } from '@vyloha/backend-orders/tables';
import { withdrawal, withdrawalItem } from '../withdrawals/tables';
import type { ClaimSolution, ClaimState } from './claim-states';

/** A warranty claim about a line of an order, of whoever has it in their account or proved that they know it. */
export const warrantyClaim = pgTable(
  'warranty_claim',
  {
    id: id(),
    /** Of a series of its own: `R`, the year, six digits. */
    code: text('code').notNull().unique(),
    orderId: text('order_id')
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    /** Id of the line within the order. */
    itemId: text('item_id').notNull(),
    amount: integer('amount').notNull(),
    description: text('description').notNull(),
    solution: text('solution').$type<ClaimSolution>().notNull(),
    state: text('state').$type<ClaimState>().notNull().default('received'),
    /** Whether the claimed pieces were paid back when it was accepted. */
    isRefunded: boolean('is_refunded').notNull().default(false),
    /** With tax, in the order's currency: what was paid back of their price instead; null for nothing. */
    refundMinor: integer('refund_minor'),
    /** How a settled one was remedied; null before, for a rejected one, and where nobody said it. */
    remedy: text('remedy').$type<ClaimSolution>(),
    /** SHA-256 of the key under which the same form may be sent again. */
    attemptHash: text('attempt_hash').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    /** The last day to settle it, YYYY-MM-DD. */
    dueDay: text('due_day').notNull(),
  },
  (table) => [uniqueIndex('warranty_claim_attempt').on(table.orderId, table.attemptHash)],
);

/** A state that a claim reached. */
export const claimChange = pgTable(
  'claim_change',
  {
    /** In the order in which they were reached. */
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    claimId: text('claim_id')
      .notNull()
      .references(() => warrantyClaim.id, { onDelete: 'cascade' }),
    state: text('state').$type<ClaimState>().notNull(),
    /** What the staff say to the customer; null without words. */
    note: text('note'),
    changedAt: timestamptz('changed_at').notNull(),
  },
  (table) => [uniqueIndex('claim_change_state').on(table.claimId, table.state)],
);

/** A photograph of a claim, which only whoever its order opens to and the staff see. */
export const claimPhoto = pgTable(
  'claim_photo',
  {
    id: id(),
    /** Of whoever uploaded it in their account; null for others, whose claim it is attached to by its id, which they alone have. */
    customerId: text('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    /** Null until the claim is submitted. */
    claimId: text('claim_id').references(() => warrantyClaim.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
    /** As encoded by the shop. */
    ...movableContent(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('claim_photo_claim').on(table.claimId, table.position),
    index('claim_photo_unmoved')
      .on(table.id)
      .where(sql`${table.content} is not null`),
    check('claim_photo_somewhere', sql`${table.content} is not null or ${table.sha256} is not null`),
  ],
);

/** What orders, which stand below, count as given back. */
export const orderReturn = pgView('order_return', orderReturnColumns).as(sql`
  select ${withdrawal.orderId} as order_id, ${withdrawal.code} as subject, 'withdrawal' as cause,
    ${withdrawalItem.itemId} as item_id, ${withdrawalItem.amount} as amount, null::integer as reduction_minor,
    ${withdrawal.state} = 'refunded' as is_settled, ${withdrawal.receivedAt} as requested_at
  from ${withdrawal} join ${withdrawalItem} on ${withdrawalItem.withdrawalId} = ${withdrawal.id}
  where ${withdrawal.state} in ('accepted', 'refunded')
  union all
  select ${warrantyClaim.orderId}, ${warrantyClaim.code}, 'claim', ${warrantyClaim.itemId}, ${warrantyClaim.amount},
    case when not ${warrantyClaim.isRefunded} then ${warrantyClaim.refundMinor} end,
    ${warrantyClaim.state} = 'settled', ${warrantyClaim.createdAt}
  from ${warrantyClaim} where ${warrantyClaim.isRefunded} or ${warrantyClaim.refundMinor} is not null
  union all
  select ${refundLine.orderId}, ${refundLine.subject}, 'refund', ${refundLine.itemId}, ${refundLine.amount},
    ${refundLine.reductionMinor}, false, ${refundLine.requestedAt}
  from ${refundLine}`);
