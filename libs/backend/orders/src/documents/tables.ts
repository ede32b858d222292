import type { Locale, TaxTreatment } from '@vyloha/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { movableContent } from '@vyloha/backend-files/tables';
import { id, timestamptz } from '@vyloha/backend-kernel/tables';
import { shopOrder } from '../orders/tables';
import type { PartKind } from './credit/part-kind';
import type { DocumentFormat, DocumentKind } from './document-kinds';
import type { EInvoiceState } from './e-invoices/e-invoice-states';
import type { KeptRate, RateSource } from './exchange-rates/exchange-rate';

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
    /** Number of the withdrawal or claim it is about; empty when it is about the whole order. */
    subject: text('subject').notNull().default(''),
    /** Language in which it was issued. */
    locale: text('locale').$type<Locale>().notNull(),
    currency: text('currency').notNull(),
    /** With tax, negative on a credit note; null on a delivery note, which has no prices. */
    totalMinor: integer('total_minor'),
    /** By which its tax is stated in the trader's currency; null where it is not. */
    exchangeRate: jsonb('exchange_rate').$type<KeptRate>(),
  },
  (table) => [
    uniqueIndex('shop_document_of_order').on(table.orderId, table.kind, table.subject),
    index('shop_document_issued').on(table.issuedAt),
  ],
);

/** Rates of a bank by currency and day, which are imported or fetched. */
export const exchangeRate = pgTable(
  'exchange_rate',
  {
    source: text('source').$type<RateSource>().notNull().default('CNB'),
    currency: text('currency').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** For how many units of the currency, or how many euro, the rate is. */
    units: integer('units').notNull(),
    rate: doublePrecision('rate').notNull(),
    recordedAt: timestamptz('recorded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.currency, table.day] })],
);

/** Documents that the provider of e-invoices gets, with what became of it. */
export const eInvoice = pgTable(
  'e_invoice',
  {
    documentId: text('document_id')
      .primaryKey()
      .references(() => shopDocument.id),
    state: text('state').$type<EInvoiceState>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: timestamptz('next_try_at').notNull(),
    /** What the provider calls it; null until it is sent, and where it has no name. */
    providerId: text('provider_id'),
    /** Of the last attempt. */
    error: text('error'),
    changedAt: timestamptz('changed_at').notNull(),
  },
  (table) => [
    index('e_invoice_waiting')
      .on(table.nextTryAt)
      .where(sql`${table.state} = 'waiting'`),
  ],
);

/** What of an order is given back by a withdrawal, a claim or a cancellation, also where it costs nothing. */
export const creditedPart = pgTable(
  'credited_part',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => shopOrder.id),
    /** Number of the withdrawal or claim; empty for a cancellation. */
    subject: text('subject').notNull(),
    /** Id of the line within the order; empty for what belongs to the whole order. */
    itemId: text('item_id').notNull(),
    kind: text('kind').$type<PartKind>().notNull(),
    /** Pieces; 0 for what is no product, and for an amount off the price. */
    amount: integer('amount').notNull(),
    /** Discounts are negative. */
    totalMinor: integer('total_minor').notNull(),
    totalWithoutTaxMinor: integer('total_without_tax_minor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.subject, table.itemId, table.kind] })],
);

/**
 * The files of documents. Each is issued with its content, in the transaction of its document; where documents are kept among
 * the files of the shop, it is moved there, and only what it is known by stays.
 */
export const shopDocumentFile = pgTable(
  'shop_document_file',
  {
    documentId: text('document_id')
      .notNull()
      .references(() => shopDocument.id),
    format: text('format').$type<DocumentFormat>().notNull(),
    ...movableContent(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.format] }),
    index('shop_document_file_unmoved')
      .on(table.documentId)
      .where(sql`${table.content} is not null`),
    check('shop_document_file_somewhere', sql`${table.content} is not null or ${table.sha256} is not null`),
  ],
);

/** What tax returns need of an invoice or credit note besides its amounts, as it was when it was issued. */
export const taxedDocument = pgTable(
  'taxed_document',
  {
    documentId: text('document_id')
      .primaryKey()
      .references(() => shopDocument.id),
    /** Days of the shop's calendar. A correction is of the day on which it was issued. */
    suppliedOn: text('supplied_on').notNull(),
    issuedOn: text('issued_on').notNull(),
    treatment: text('treatment').$type<TaxTreatment>().notNull(),
    /** Whose tax it has, or where it went without tax; alpha-3. */
    taxCountry: text('tax_country').notNull(),
    /** With the code of its member state; null where the buyer has stated none. */
    buyerVatNumber: text('buyer_vat_number'),
    /** alpha-3; null where the buyer's address is not known. */
    buyerCountry: text('buyer_country'),
    isBusiness: boolean('is_business').notNull(),
    /** Number of the invoice that it corrects; null for an invoice. */
    originalNumber: text('original_number'),
    /** What of its total is no part of what is taxed: deposits, and what rounds the price. */
    untaxedMinor: integer('untaxed_minor').notNull(),
  },
  (table) => [index('taxed_document_supplied').on(table.suppliedOn)],
);

/** Base and tax of a document by rate, in minor units of its currency; negative on a credit note. */
export const documentTax = pgTable(
  'document_tax',
  {
    documentId: text('document_id')
      .notNull()
      .references(() => taxedDocument.documentId),
    /** In percent. */
    rate: doublePrecision('rate').notNull(),
    baseMinor: integer('base_minor').notNull(),
    taxMinor: integer('tax_minor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.rate] })],
);
