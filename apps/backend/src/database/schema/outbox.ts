import type { Locale } from '@vyloha/contract';
import { bigserial, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { approvalRequest } from './approvals';
import { warrantyClaim } from './claims';
import { timestamptz } from './columns';
import { companyInvitation } from './companies';
import { contactMessage } from './messages';
import { customer, shopOrder } from './orders';
import { quote } from './quotes';
import { productComment } from './reviews';
import { orderSchedule } from './schedules';
import { withdrawal } from './withdrawals';

/**
 * Mails to send, written in the transaction that is their reason. A row is removed when its mail has been handed over,
 * so that none is lost whenever the process ends.
 */
export const outboxMail = pgTable(
  'outbox_mail',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** A kind of mail about orders, questions, withdrawals, claims, messages, quotes or accounts, or `newsletter`. */
    kind: text('kind').notNull(),
    /** The order it is about; null in other mails. */
    orderId: text('order_id').references(() => shopOrder.id, { onDelete: 'cascade' }),
    /** The question or answer it is about; null in other mails. */
    commentId: text('comment_id').references(() => productComment.id, { onDelete: 'cascade' }),
    /** The invitation it brings; null in other mails. */
    invitationId: text('invitation_id').references(() => companyInvitation.id, { onDelete: 'cascade' }),
    /** The request for approval it is about; null in other mails. */
    approvalId: text('approval_id').references(() => approvalRequest.id, { onDelete: 'cascade' }),
    /** The withdrawal it is about; null in other mails. */
    withdrawalId: text('withdrawal_id').references(() => withdrawal.id, { onDelete: 'cascade' }),
    /** The claim it is about; null in other mails. */
    claimId: text('claim_id').references(() => warrantyClaim.id, { onDelete: 'cascade' }),
    /** The message of the contact form it is about; null in other mails. */
    contactMessageId: text('contact_message_id').references(() => contactMessage.id, { onDelete: 'cascade' }),
    /** The quote it is about; null in other mails. */
    quoteId: text('quote_id').references(() => quote.id, { onDelete: 'cascade' }),
    /** The schedule of orders it is about; null in other mails. */
    scheduleId: text('schedule_id').references(() => orderSchedule.id, { onDelete: 'cascade' }),
    /** The account whose safety it is about; null in other mails. */
    customerId: text('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    /** Language, where nothing else has one. */
    locale: text('locale').$type<Locale>(),
    /** Name of the passkey or device that a mail about an account's safety is about. */
    detail: text('detail'),
    recipient: text('recipient').notNull(),
    enqueuedAt: timestamptz('enqueued_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Earliest time of the next attempt; during one, when it counts as aborted. */
    runAfter: timestamptz('run_after').notNull(),
    lastError: text('last_error'),
  },
  (table) => [
    index('outbox_mail_due').on(table.runAfter),
    index('outbox_mail_order').on(table.orderId),
    index('outbox_mail_comment').on(table.commentId),
    index('outbox_mail_invitation').on(table.invitationId),
    index('outbox_mail_approval').on(table.approvalId),
    index('outbox_mail_withdrawal').on(table.withdrawalId),
    index('outbox_mail_claim').on(table.claimId),
    index('outbox_mail_contact_message').on(table.contactMessageId),
    index('outbox_mail_quote').on(table.quoteId),
    index('outbox_mail_schedule').on(table.scheduleId),
    index('outbox_mail_customer').on(table.customerId),
  ],
);

/** Secrets that open an order besides the one of whoever placed it: those in its mails. */
export const orderToken = pgTable(
  'order_token',
  {
    /** SHA-256 of the secret. */
    tokenHash: text('token_hash').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
  },
  (table) => [index('order_token_order').on(table.orderId)],
);
