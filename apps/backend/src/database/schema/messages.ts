import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, timestamptz } from './columns';

/** Newsletter subscribers, with the time of their consent. */
export const newsletterSubscriber = pgTable('newsletter_subscriber', {
  /** In lower case. */
  email: text('email').primaryKey(),
  locale: text('locale').notNull(),
  /** Where on the site they subscribed. */
  source: text('source'),
  callbackUrl: text('callback_url'),
  consentedAt: timestamptz('consented_at').notNull(),
});

/** Messages sent through the contact form. */
export const contactMessage = pgTable('contact_message', {
  id: id(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  message: text('message').notNull(),
  locale: text('locale').notNull(),
  createdAt: timestamptz('created_at').notNull(),
});
