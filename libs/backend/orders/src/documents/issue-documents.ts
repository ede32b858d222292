import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { settleReturnedCredits } from './credit/settle-returned-credits';
import type { Transaction } from '@vyloha/backend-kernel';
import { shopDocument, shopDocumentFile } from './tables';
import { shopOrder } from '../orders/tables';
import { withItems } from '../orders/find-order';
import { hasNothingToPay } from '../orders/nothing-to-pay';
import { orderStatuses, type OrderStatus } from '../orders/status/order-statuses';
import type { StoredOrder } from '../orders/to-wire-order';
import { onlinePaymentState } from '../payments/order-payments';
import { currencyFormat, loadShopData } from '@vyloha/backend-shop';
import { recordReturn, listDueReturns, type OrderReturn } from './credit/returned-parts';
import { toCreditedRows } from './credit/to-credited-rows';
import { loadCountryCodes } from './document-country';
import type { DocumentData } from './document-data';
import type { DocumentFormat, DocumentKind } from './document-kinds';
import { enqueueEInvoice } from './e-invoices/enqueue-e-invoice';
import { findDocumentRate } from './exchange-rates/document-rate';
import { nextDocumentNumber } from './document-number';
import { isdoc } from './isdoc/isdoc';
import { documentPdf } from './pdf/document-pdf';
import type { IssuedDocument } from './mail/enqueue-document-mail';
import { ubl } from './ubl/ubl';
import { recordTaxes } from './taxes/record-taxes';
import { type DocumentShop, toDocumentData, type Issued } from './to-document-data';

/** Documents that an order gets when it comes to a state; those of its invoice's corrections besides. */
const kindsByStatus: Readonly<Record<OrderStatus, readonly DocumentKind[]>> = {
  new: [],
  paid: ['invoice'],
  processing: [],
  shipped: ['invoice', 'deliveryNote'],
  ready: ['invoice', 'deliveryNote'],
  delivered: ['invoice', 'deliveryNote'],
  cancelled: [],
};

export type DocumentReason = OrderStatus | 'returns';

function isPaid({ order, payments }: StoredOrder, status: OrderStatus): boolean {
  const isPaidOnDelivery = order.paymentType === 'CASH_ON_DELIVERY' && status === 'delivered';
  return (
    status === 'paid' ||
    hasNothingToPay(order) ||
    order.invoicePaidAt !== null ||
    isPaidOnDelivery ||
    onlinePaymentState(order, payments) === 'paid'
  );
}

async function makeFiles(data: DocumentData): Promise<[DocumentFormat, Buffer][]> {
  const pdf: [DocumentFormat, Buffer] = ['pdf', await documentPdf(data)];
  if (data.kind === 'deliveryNote') return [pdf];
  const electronic = ubl(data);
  return [
    pdf,
    ['isdoc', Buffer.from(isdoc(data))],
    ...(electronic === null ? [] : [['ubl', Buffer.from(electronic)] satisfies [DocumentFormat, Buffer]]),
  ];
}

async function readOrder(tx: Transaction, orderId: string): Promise<StoredOrder | null> {
  const rows = await tx.select().from(shopOrder).where(eq(shopOrder.id, orderId)).for('update');
  const [stored] = await withItems(tx, rows);
  return stored ?? null;
}

async function readSettings(tx: Transaction, code: string): Promise<DocumentShop> {
  const { settings } = await loadShopData(tx);
  return { settings, currency: currencyFormat(code, settings), countryCodes: await loadCountryCodes(tx) };
}

type NewDocument = Pick<Issued, 'kind'> & Partial<Pick<Issued, 'originalNumber' | 'cause'>> & { subject?: string };

/** Takes the number, writes the files and stores them. */
async function issue(
  tx: Transaction,
  stored: StoredOrder,
  { kind, subject = '', ...details }: NewDocument,
  { shop, status, now }: { shop: DocumentShop; status: OrderStatus; now: Date },
): Promise<IssuedDocument> {
  const [id, number] = [
    randomUUID(),
    await nextDocumentNumber(tx, kind, { order: stored.order, settings: shop.settings, now }),
  ];
  const { id: orderId, locale, currency: currencyCode } = stored.order;
  const exchangeRate = await findDocumentRate(tx, stored.order, { kind, settings: shop.settings, now });
  const issued = { kind, id, number, subject, isPaid: isPaid(stored, status), exchangeRate, now };
  const data = toDocumentData(stored, { originalNumber: null, cause: null, ...details, ...issued }, shop);
  const files = await makeFiles(data);
  const totalMinor = kind === 'deliveryNote' ? null : data.totalMinor;
  await tx.insert(shopDocument).values({
    ...{ id, kind, number, subject, orderId, issuedAt: now, locale, currency: currencyCode, totalMinor },
    exchangeRate,
  });
  if (kind === 'invoice' && stored.order.paymentType === 'INVOICE')
    await tx.update(shopOrder).set({ invoiceDueOn: data.dueOn }).where(eq(shopOrder.id, orderId));
  if (totalMinor !== null) await recordTaxes(tx, stored, data);
  await tx.insert(shopDocumentFile).values(files.map(([format, content]) => ({ documentId: id, format, content })));
  if (files.some(([format]) => format === 'ubl')) await enqueueEInvoice(tx, data, { settings: shop.settings, now });
  return { id, kind, email: stored.order.email };
}

type Cause = Pick<OrderReturn, 'subject' | 'what'> & { cause: Issued['cause'] };

/** Gives back what of the invoice a return is about, and issues a credit note where that is money. */
async function issueCreditNote(
  tx: Transaction,
  stored: StoredOrder,
  { subject, cause, what }: Cause,
  { originalNumber, ...options }: { originalNumber: string; shop: DocumentShop; status: OrderStatus; now: Date },
): Promise<IssuedDocument | null> {
  const parts = await recordReturn(tx, stored, { subject, what });
  const rows = toCreditedRows(stored, parts);
  // Credits of a cancelled order come back at once.
  if (what !== 'all') await settleReturnedCredits(tx, stored, { subject, now: options.now });
  if (rows.order.totalMinor === 0) return null;
  return issue(tx, { ...stored, ...rows }, { kind: 'creditNote', originalNumber, cause, subject }, options);
}

/**
 * Issues the documents that an order gets by coming to a state, or by what was returned of it, and that it has not got
 * yet: numbers, files and rows in one transaction, which is the caller's. Others wait for the order meanwhile, so that
 * credit notes never exceed the invoice.
 * @param reason the state, or `returns` for accepted withdrawals and claims alone
 * @returns what was issued now
 */
export async function issueDocuments(
  tx: Transaction,
  orderId: string,
  reason: DocumentReason,
  now: Date,
): Promise<IssuedDocument[]> {
  const stored = await readOrder(tx, orderId);
  if (stored === null) return [];
  const status = reason === 'returns' ? v.parse(v.picklist(orderStatuses), stored.order.status) : reason;
  const issued = await tx.select().from(shopDocument).where(eq(shopDocument.orderId, orderId));
  const options = { shop: await readSettings(tx, stored.order.currency), status, now };
  const issuedNow: IssuedDocument[] = [];
  const due = reason === 'returns' ? [] : kindsByStatus[reason];
  for (const kind of due) {
    if (!issued.some((other) => other.kind === kind)) issuedNow.push(await issue(tx, stored, { kind }, options));
  }
  const documents = await tx.select().from(shopDocument).where(eq(shopDocument.orderId, orderId));
  const originalNumber = documents.find(({ kind }) => kind === 'invoice')?.number;
  const isOver = documents.some(({ kind, subject }) => kind === 'creditNote' && subject === '');
  // An order without an invoice is invoiced or cancelled one day, and then its returns are settled.
  if (originalNumber === undefined || isOver) return issuedNow;
  const returns: Cause[] = await listDueReturns(tx, orderId);
  if (reason === 'cancelled') returns.push({ subject: '', cause: 'cancellation', what: 'all' });
  for (const one of returns) {
    const creditNote = await issueCreditNote(tx, stored, one, { ...options, originalNumber });
    if (creditNote !== null) issuedNow.push(creditNote);
  }
  // What came back before the order was delivered has earned nothing.
  if (reason === 'delivered') {
    await settleReturnedCredits(tx, stored, { subject: reason, now });
  }
  return issuedNow;
}
