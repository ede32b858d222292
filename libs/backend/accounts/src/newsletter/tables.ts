import { index, pgTable, text } from 'drizzle-orm/pg-core';
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

/** Secrets of the mails to subscribers: they confirm, and they unsubscribe. */
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
