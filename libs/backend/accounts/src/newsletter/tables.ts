import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '@vyloha/backend-kernel/tables';

/** Newsletter subscribers, with their consent: when, in which language and to what. */
export const newsletterSubscriber = pgTable('newsletter_subscriber', {
  /** In lower case. */
  email: text('email').primaryKey(),
  locale: text('locale').notNull(),
  /** Where they subscribed: `order`, or the form of the site. */
  source: text('source'),
  /** What the form said; null where the client did not tell. */
  wording: text('wording'),
  /** Page of the shop that confirms; null for the usual one. */
  callbackUrl: text('callback_url'),
  consentedAt: timestamptz('consented_at').notNull(),
  /** When the owner of the mailbox confirmed it. The newsletter is sent to nobody else. */
  confirmedAt: timestamptz('confirmed_at'),
});

/** Secrets of the mails by which subscriptions are confirmed; of mails from before the links were signed, they unsubscribe. */
export const newsletterToken = pgTable(
  'newsletter_token',
  {
    /** SHA-256 of the secret. */
    tokenHash: text('token_hash').primaryKey(),
    email: text('email')
      .notNull()
      .references(() => newsletterSubscriber.email, { onDelete: 'cascade' }),
  },
  (table) => [index('newsletter_token_email').on(table.email)],
);

/**
 * Subscriptions that were confirmed and are over: the proof of the consent, of its withdrawal, and of when. Kept for three
 * years, in which somebody may claim to have got mails without a consent.
 */
export const newsletterWithdrawal = pgTable(
  'newsletter_withdrawal',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** In lower case. */
    email: text('email').notNull(),
    locale: text('locale').notNull(),
    source: text('source'),
    wording: text('wording'),
    consentedAt: timestamptz('consented_at').notNull(),
    confirmedAt: timestamptz('confirmed_at').notNull(),
    withdrawnAt: timestamptz('withdrawn_at').notNull(),
    /** Where they left: `link` of a mail, `account`, `staff`, or what an import was called. */
    withdrawalSource: text('withdrawal_source').notNull(),
  },
  (table) => [index('newsletter_withdrawal_email').on(table.email)],
);

/** The key that signs the addresses that unsubscribe. There is one; with another one, those of mails from before are dead. */
export const newsletterKey = pgTable(
  'newsletter_key',
  { id: integer('id').primaryKey().default(1), key: text('key').notNull() },
  (table) => [check('newsletter_key_one', sql`${table.id} = 1`)],
);
