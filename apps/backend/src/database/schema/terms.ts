import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { RichTextNode } from '@vyloha/import-documents';
import { timestamptz } from './columns';

/** Versions of the terms that orders were placed under, in one language each; they are never changed. */
export const termsVersion = pgTable('terms_version', {
  /** SHA-256 of the other columns: the same text is stored once. */
  id: text('id').primaryKey(),
  locale: text('locale').notNull(),
  title: text('title').notNull(),
  content: jsonb('content').$type<RichTextNode[]>().notNull(),
  /** When it was agreed to for the first time. */
  createdAt: timestamptz('created_at').notNull(),
});
