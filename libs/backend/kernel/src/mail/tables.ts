import type { Locale } from '@vyloha/contract';
import { bigserial, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '../database/columns';

/**
 * Mails to send, written in the transaction that is their reason. A row is removed when its mail has been handed over,
 * so that none is lost whenever the process ends.
 */
export const outboxMail = pgTable(
  'outbox_mail',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Its kind: one of those that a module declares. */
    kind: text('kind').notNull(),
    /** What it is about: 'order', 'claim', 'subscriber' …, and its id. What is gone by then needs no mail. */
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    /** What is stored nowhere else, such as the name of a passkey that was removed. */
    data: jsonb('data').$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** Language, where nothing else has one. */
    locale: text('locale').$type<Locale>(),
    recipient: text('recipient').notNull(),
    enqueuedAt: timestamptz('enqueued_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Earliest time of the next attempt; during one, when it counts as aborted. */
    runAfter: timestamptz('run_after').notNull(),
    lastError: text('last_error'),
  },
  (table) => [
    index('outbox_mail_due').on(table.runAfter),
    index('outbox_mail_subject').on(table.subjectType, table.subjectId),
  ],
);
