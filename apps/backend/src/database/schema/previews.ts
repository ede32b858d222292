import { pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns';

/** A link under which editors see an entry before it is published. */
export const contentPreview = pgTable('content_preview', {
  /** SHA-256 of the secret in the link. */
  tokenHash: text('token_hash').primaryKey(),
  entryType: text('entry_type').notNull(),
  entryId: text('entry_id').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
});
