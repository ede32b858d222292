import type { Locale } from '@vyloha/contract';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DocumentFormat, DocumentKind } from '../../documents/document-kinds';
import { bytes, id, timestamptz } from './columns';
import { shopOrder } from './orders';

/** Invoices, credit notes and delivery notes as they were issued; they are never changed, nor is their order deleted. */
export const shopDocument = pgTable(
  'shop_document',
  {
    id: id(),
    kind: text('kind').$type<DocumentKind>().notNull(),
    /** Of the series of its kind and year. */
    number: text('number').notNull().unique(),
    orderId: text('order_id')
      .notNull()
      .references(() => shopOrder.id),
    issuedAt: timestamptz('issued_at').notNull(),
    /** Language in which it was issued. */
    locale: text('locale').$type<Locale>().notNull(),
    currency: text('currency').notNull(),
    /** With tax, negative on a credit note; null on a delivery note, which has no prices. */
    totalMinor: integer('total_minor'),
  },
  (table) => [
    uniqueIndex('shop_document_of_order').on(table.orderId, table.kind),
    index('shop_document_issued').on(table.issuedAt),
  ],
);

/** The files of documents. */
export const shopDocumentFile = pgTable(
  'shop_document_file',
  {
    documentId: text('document_id')
      .notNull()
      .references(() => shopDocument.id),
    format: text('format').$type<DocumentFormat>().notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.format] })],
);

/** The last number of each series, so that numbers rise without gaps. */
export const documentCounter = pgTable(
  'document_counter',
  {
    kind: text('kind').$type<DocumentKind>().notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
);
