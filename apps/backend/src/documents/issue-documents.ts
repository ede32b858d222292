import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { currency, shopDocument, shopDocumentFile, shopOrder } from '../database/schema';
import { withItems } from '../orders/find-order';
import type { OrderStatus } from '../orders/status/order-statuses';
import type { StoredOrder } from '../orders/to-wire-order';
import { onlinePaymentState } from '../payments/order-payments';
import { loadShopData } from '../shop/shop-data';
import type { DocumentData } from './document-data';
import type { DocumentFormat, DocumentKind } from './document-kinds';
import { nextDocumentNumber } from './document-number';
import { isdoc } from './isdoc/isdoc';
import { documentPdf } from './pdf/document-pdf';
import { toDocumentData } from './to-document-data';

/** Documents that an order gets when it comes to a state; a cancelled one corrects its invoice, if it has one. */
const kindsByStatus: Readonly<Record<OrderStatus, readonly DocumentKind[]>> = {
  new: [],
  paid: ['invoice'],
  processing: [],
  shipped: ['invoice', 'deliveryNote'],
  ready: ['invoice', 'deliveryNote'],
  delivered: ['invoice', 'deliveryNote'],
  cancelled: ['creditNote'],
};

/** Whether an order gets documents when it comes to a state. */
export const hasDocuments = (status: OrderStatus): boolean => kindsByStatus[status].length > 0;

function isPaid({ order, payments }: StoredOrder, status: OrderStatus): boolean {
  const isPaidOnDelivery = order.paymentType === 'CASH_ON_DELIVERY' && status === 'delivered';
  return (
    status === 'paid' ||
    order.invoicePaidAt !== null ||
    isPaidOnDelivery ||
    onlinePaymentState(order, payments) === 'paid'
  );
}

async function makeFiles(data: DocumentData): Promise<[DocumentFormat, Buffer][]> {
  const pdf: [DocumentFormat, Buffer] = ['pdf', await documentPdf(data)];
  return data.kind === 'deliveryNote' ? [pdf] : [pdf, ['isdoc', Buffer.from(isdoc(data))]];
}

async function readOrder(tx: Transaction, orderId: string): Promise<StoredOrder | null> {
  const rows = await tx.select().from(shopOrder).where(eq(shopOrder.id, orderId)).for('update');
  const [stored] = await withItems(tx, rows);
  return stored ?? null;
}

async function readSettings(tx: Transaction, code: string) {
  const [money] = await tx.select().from(currency).where(eq(currency.code, code));
  if (money === undefined) throw new Error(`currency ${code} is gone`);
  const symbolPlacement = money.symbolPlacement === 'left' ? ('left' as const) : ('right' as const);
  return { settings: (await loadShopData(tx)).settings, currency: { ...money, symbolPlacement } };
}

/**
 * Issues the documents that an order gets by coming to a state, and that it has not got yet: numbers, files and rows
 * in one transaction, which is the caller's.
 */
export async function issueDocuments(tx: Transaction, orderId: string, status: OrderStatus, now: Date): Promise<void> {
  const stored = await readOrder(tx, orderId);
  if (stored === null) return;
  const { order } = stored;
  const issued = await tx.select().from(shopDocument).where(eq(shopDocument.orderId, orderId));
  const invoice = issued.find(({ kind }) => kind === 'invoice');
  const due = kindsByStatus[status].filter(
    (kind) => !issued.some((other) => other.kind === kind) && (kind !== 'creditNote' || invoice !== undefined),
  );
  if (due.length === 0) return;
  const shop = await readSettings(tx, order.currency);
  for (const kind of due) {
    const [id, number] = [randomUUID(), await nextDocumentNumber(tx, kind, now)];
    const originalNumber = kind === 'creditNote' ? (invoice?.number ?? null) : null;
    const details = { kind, id, number, originalNumber, isPaid: isPaid(stored, status), now };
    const data = toDocumentData(stored, details, shop);
    const files = await makeFiles(data);
    const totalMinor = kind === 'deliveryNote' ? null : data.totalMinor;
    const { locale } = order;
    await tx
      .insert(shopDocument)
      .values({ id, kind, number, orderId, issuedAt: now, locale, currency: order.currency, totalMinor });
    if (kind === 'invoice' && order.paymentType === 'INVOICE')
      await tx.update(shopOrder).set({ invoiceDueOn: data.dueOn }).where(eq(shopOrder.id, orderId));
    await tx.insert(shopDocumentFile).values(files.map(([format, content]) => ({ documentId: id, format, content })));
  }
}
