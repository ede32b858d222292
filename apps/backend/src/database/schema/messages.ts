import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns';

/** Who wants to hear from the shop, and since when they said so. */
export const newsletterSubscriber = pgTable('newsletter_subscriber', {
  /** In small letters. */
  email: text('email').primaryKey(),
  locale: text('locale').notNull(),
  /** Where on the site they signed up. */
  source: text('source'),
  callbackUrl: text('callback_url'),
  consentedAt: moment('consented_at').notNull(),
});

/** What people wrote through the contact form. */
export const contactMessage = pgTable('contact_message', {
  id: id(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  message: text('message').notNull(),
  locale: text('locale').notNull(),
  createdAt: moment('created_at').notNull(),
});
