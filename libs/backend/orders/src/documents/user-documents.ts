import { fromMinor } from '@vyloha/money';
import { and, count, desc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import { shopDocument, shopDocumentFile } from './tables';
import { shopOrder } from '../orders/tables';
import { type CustomerContext, type RequestContext, fill } from '@vyloha/backend-kernel';
import type { OrderRow } from '../orders/placing/to-order-rows';
import { owedMinor } from '../orders/order-money';
import { toOrderInvoice } from '../orders/invoices/order-invoice';
import { yearOf } from '../orders/order-search';
import { isListedFor, isReadableBy } from '../orders/readable-orders';
import { toOrderedBy } from '../orders/to-wire-order';
import { toZonedIso } from '@vyloha/backend-shop';
import { readDocumentFile } from './document-files';
import { documentFormats, fileExtensions, type DocumentFormat, type DocumentKind } from './document-kinds';
import type { WireDocument } from './document-schema';
import { documentName, documentTextsIn } from './document-texts';

type Owner = Pick<CustomerContext, 'db' | 'locale' | 'customerId' | 'now'>;
/** Whoever may see the documents: their customer, or somebody with the secret of their order. */
type Reader = Pick<RequestContext, 'db' | 'locale' | 'customerId' | 'now'>;
type FileReader = Pick<RequestContext, 'services' | 'db'>;

/** What documents are searched by; what is undefined does not restrict. */
export interface DocumentSearch {
  kind?: DocumentKind | undefined;
  year?: number | undefined;
  /** Number of their order. */
  order?: string | undefined;
  /** Those of the company instead of the customer's own. */
  isOfCompany: boolean;
  /** Only invoices that are still to be paid. */
  isUnpaid: boolean;
}

async function matchesSearch(
  owner: Owner,
  { kind, year, order, isOfCompany, isUnpaid }: DocumentSearch,
): Promise<SQL | undefined> {
  return and(
    await isListedFor(owner, { isOfCompany }),
    isUnpaid ? and(eq(shopDocument.kind, 'invoice'), gt(owedMinor, 0)) : undefined,
    kind && eq(shopDocument.kind, kind),
    year === undefined ? undefined : eq(yearOf(shopDocument.issuedAt), year),
    order === undefined ? undefined : eq(shopOrder.code, order),
  );
}

type DocumentRow = typeof shopDocument.$inferSelect;

function toWireDocument(
  { id, kind, number, issuedAt, totalMinor, currency }: DocumentRow,
  { order, owed }: { order: OrderRow; owed: number },
  formats: DocumentFormat[],
  { locale, now, customerId }: Reader,
): WireDocument {
  const title = documentName({ kind, number, locale, treatment: order.taxTreatment });
  const total = totalMinor === null ? null : fromMinor(totalMinor);
  return {
    id,
    kind,
    number,
    title,
    createdAt: toZonedIso(issuedAt),
    orderCode: order.code,
    orderedBy: toOrderedBy(order, { customerId }),
    total,
    currencyCode: currency,
    invoice: kind === 'invoice' ? toOrderInvoice(order, owed, now()) : null,
    formats,
  };
}

async function loadFormats({ db }: Reader, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { documentId, format } = shopDocumentFile;
  return db
    .select({ documentId, format })
    .from(shopDocumentFile)
    .where(inArray(documentId, [...ids]));
}

interface Page {
  limit: number;
  offset: number;
}

/** Documents, newest first. */
async function listDocuments(
  reader: Reader,
  isFound: SQL | undefined,
  { limit, offset }: Page,
): Promise<WireDocument[]> {
  const rows = await reader.db
    .select({ document: shopDocument, order: shopOrder, owed: owedMinor })
    .from(shopDocument)
    .innerJoin(shopOrder, eq(shopOrder.id, shopDocument.orderId))
    .where(isFound)
    .orderBy(desc(shopDocument.issuedAt), desc(shopDocument.number))
    .limit(limit)
    .offset(offset);
  const files = await loadFormats(
    reader,
    rows.map(({ document }) => document.id),
  );
  return rows.map(({ document, ...of }) => {
    const own = files.filter(({ documentId }) => documentId === document.id).map(({ format }) => format);
    const formats = documentFormats.filter((format) => own.includes(format));
    return toWireDocument(document, of, formats, reader);
  });
}

/** An order has an invoice, a delivery note, and a credit note for each of its returns. */
const maxOfOrder = 100;

/** The documents of one order, newest first. */
export const listOrderDocuments = (reader: Reader, orderId: string): Promise<WireDocument[]> =>
  listDocuments(reader, eq(shopDocument.orderId, orderId), { limit: maxOfOrder, offset: 0 });

/** The requested page of the documents that match a search, newest first. @throws HttpError 404 without a company */
export async function listUserDocuments(
  owner: Owner,
  search: DocumentSearch,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ documents: WireDocument[]; total: number }> {
  const isFound = await matchesSearch(owner, search);
  const [counted] = await owner.db
    .select({ total: count() })
    .from(shopDocument)
    .innerJoin(shopOrder, eq(shopOrder.id, shopDocument.orderId))
    .where(isFound);
  const documents = await listDocuments(owner, isFound, { limit: perPage, offset: (page - 1) * perPage });
  return { documents, total: counted?.total ?? 0 };
}

/** Years of the listed documents, the last first. */
export async function listDocumentYears(owner: Owner, list: Pick<DocumentSearch, 'isOfCompany'>): Promise<number[]> {
  const year = yearOf(shopDocument.issuedAt);
  const rows = await owner.db
    .selectDistinct({ year })
    .from(shopDocument)
    .innerJoin(shopOrder, eq(shopOrder.id, shopDocument.orderId))
    .where(await isListedFor(owner, list))
    .orderBy(desc(year));
  return rows.map((row) => row.year);
}

export interface DocumentFile {
  name: string;
  content: Buffer;
}

/** What a file of a document is called. */
export function documentFileName({ kind, number, locale }: DocumentRow, format: DocumentFormat): string {
  return `${fill(documentTextsIn(locale).files[kind], { number })}.${fileExtensions[format]}`;
}

async function findFile(
  reader: FileReader,
  isFound: SQL | undefined,
  id: string,
  format: DocumentFormat,
): Promise<DocumentFile | null> {
  const [found] = await reader.db
    .select({ document: shopDocument, file: shopDocumentFile })
    .from(shopDocumentFile)
    .innerJoin(shopDocument, eq(shopDocument.id, shopDocumentFile.documentId))
    .innerJoin(shopOrder, eq(shopOrder.id, shopDocument.orderId))
    .where(and(isFound, eq(shopDocument.id, id), eq(shopDocumentFile.format, format)));
  if (found === undefined) return null;
  return { name: documentFileName(found.document, format), content: await readDocumentFile(reader, found.file) };
}

/** A file of a document of an order that the customer may open, as it was issued; null for others. */
export async function findUserDocumentFile(
  owner: Owner & FileReader,
  id: string,
  format: DocumentFormat,
): Promise<DocumentFile | null> {
  return findFile(owner, await isReadableBy(owner), id, format);
}

/** A file of a document of this order, as it was issued; null for others. */
export const findOrderDocumentFile = (
  reader: FileReader,
  orderId: string,
  id: string,
  format: DocumentFormat,
): Promise<DocumentFile | null> => findFile(reader, eq(shopOrder.id, orderId), id, format);
