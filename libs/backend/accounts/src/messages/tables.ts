import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, timestamptz } from '@vyloha/backend-kernel/tables';

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
