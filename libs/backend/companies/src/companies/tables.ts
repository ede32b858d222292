import type { Locale } from '@vyloha/contract';
import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { company, customer, membershipColumns } from '@vyloha/backend-accounts/tables';
import { cart } from '@vyloha/backend-cart/tables';
import { id, timestamptz } from '@vyloha/backend-kernel/tables';
import type { PlaceInput } from '@vyloha/backend-orders';
import { type orderDiscount, type orderItem, shopOrder, termsVersion } from '@vyloha/backend-orders/tables';
import type { HoldingLimit } from './approvals/buyer-limits';

/** An order as it would be stored. */
interface OrderDraft {
  order: typeof shopOrder.$inferSelect;
  items: (typeof orderItem.$inferSelect)[];
  discounts: (typeof orderDiscount.$inferSelect)[];
}

/** An order of a buyer above a limit of theirs, which waits for an approver of the company, or did. */
export const approvalRequest = pgTable(
  'approval_request',
  {
    id: id(),
    companyId: text('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** Null when the buyer's account is deleted: the record is the company's. */
    customerId: text('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    /** Closed to its buyer while the request waits; null when it is deleted with its buyer. */
    cartId: text('cart_id').references(() => cart.id, { onDelete: 'set null' }),
    status: text('status').$type<'waiting' | 'approved' | 'rejected' | 'cancelled'>().notNull(),
    /** What the buyer filled in, without secrets; null once the request no longer waits, since nothing is placed with it. */
    input: jsonb('input').$type<PlaceInput>(),
    /** The order as it would have been placed then, without a number. */
    draft: jsonb('draft').$type<OrderDraft>().notNull(),
    totalMinor: integer('total_minor').notNull(),
    /** What was approved, with tax; null until then. */
    approvedTotalMinor: integer('approved_total_minor'),
    /** Why it waits, or did; null in requests from before it was stored. */
    heldBy: text('held_by').$type<HoldingLimit>(),
    currency: text('currency').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** The terms that the buyer agreed to. */
    termsId: text('terms_id').references(() => termsVersion.id),
    orderId: text('order_id').references(() => shopOrder.id, { onDelete: 'set null' }),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('approval_request_company').on(table.companyId, table.createdAt),
    index('approval_request_customer').on(table.customerId, table.createdAt),
    uniqueIndex('approval_request_waiting')
      .on(table.cartId)
      .where(sql`${table.status} = 'waiting'`),
  ],
);

/** Who did what with a request, and when; never changed, but for the names of those whose account is deleted. */
export const approvalEvent = pgTable(
  'approval_event',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    requestId: text('request_id')
      .notNull()
      .references(() => approvalRequest.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'requested' | 'approved' | 'rejected' | 'cancelled'>().notNull(),
    /** Null when the account is deleted, and in events from before it was kept. */
    actorId: text('actor_id').references(() => customer.id, { onDelete: 'set null' }),
    /** As they were called then: the account may be gone. */
    actorName: text('actor_name').notNull(),
    /** Why it was rejected; null in other events. */
    reason: text('reason'),
    at: timestamptz('at').notNull(),
  },
  (table) => [index('approval_event_request').on(table.requestId)],
);

/** An invitation that has not been accepted yet. */
export const companyInvitation = pgTable(
  'company_invitation',
  {
    id: id(),
    companyId: text('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    ...membershipColumns,
    /** SHA-256 of the secret of its mail; null until that is sent. */
    tokenHash: text('token_hash').unique(),
    /** Page of the shop that the mail links to. */
    callbackUrl: text('callback_url').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [uniqueIndex('company_invitation_email').on(table.companyId, sql`lower(${table.email})`)],
);
