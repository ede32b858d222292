import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '@vyloha/backend-kernel/tables';

/** What the shop said about its cookies, in one language each; never changed. */
export const consentWording = pgTable('consent_wording', {
  /** SHA-256 of language and text: the same words are stored once. */
  id: text('id').primaryKey(),
  locale: text('locale').notNull(),
  /** The storefront's name of these words in all languages. */
  version: text('version').notNull(),
  wording: text('wording').notNull(),
});

/** What browsers decided about cookies, one row per decision: the proof of a consent and of its withdrawal, for four years. */
export const cookieConsent = pgTable(
  'cookie_consent',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Random; the browser that decided has it in a cookie, and nothing here connects it with anybody. */
    browser: text('browser').notNull(),
    wordingId: text('wording_id')
      .notNull()
      .references(() => consentWording.id),
    /** Names of the purposes that were agreed to; none after a withdrawal. */
    granted: text('granted').array().notNull(),
    decidedAt: timestamptz('decided_at').notNull(),
  },
  (table) => [index('cookie_consent_browser').on(table.browser)],
);
