import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { groupBy, type Database, type Transaction } from '@vyloha/backend-kernel';
import { wallClock } from '@vyloha/backend-shop';
import { withItems } from '../../orders/find-order';
import { shopOrder } from '../../orders/tables';
import { toCreditedRows } from '../credit/to-credited-rows';
import { creditedPart, shopDocument, taxedDocument } from '../tables';
import { recordTaxes } from './record-taxes';

/** Documents in memory at once. */
const documentsPerStep = 100;

/** Of those without taxes, the first ones. @returns how many there were */
async function recordNext(tx: Transaction): Promise<number> {
  const documents = await tx
    .select({ document: shopDocument })
    .from(shopDocument)
    .leftJoin(taxedDocument, eq(taxedDocument.documentId, shopDocument.id))
    .where(and(isNull(taxedDocument.documentId), inArray(shopDocument.kind, ['invoice', 'creditNote'])))
    .orderBy(asc(shopDocument.issuedAt), asc(shopDocument.id))
    .limit(documentsPerStep);
  if (documents.length === 0) return 0;
  const ids = [...new Set(documents.map(({ document }) => document.orderId))];
  const stored = await withItems(tx, await tx.select().from(shopOrder).where(inArray(shopOrder.id, ids)));
  const orders = new Map(stored.map((rows) => [rows.order.id, rows]));
  const credited = groupBy(
    await tx.select().from(creditedPart).where(inArray(creditedPart.orderId, ids)),
    ({ orderId, subject }) => `${orderId} ${subject}`,
  );
  const invoices = await tx
    .select({ orderId: shopDocument.orderId, number: shopDocument.number })
    .from(shopDocument)
    .where(and(inArray(shopDocument.orderId, ids), eq(shopDocument.kind, 'invoice')));
  const invoiceNumbers = new Map(invoices.map(({ orderId, number }) => [orderId, number]));
  for (const { document } of documents) {
    const { id, kind, orderId, subject, issuedAt, totalMinor } = document;
    const rows = orders.get(orderId);
    if (rows === undefined || totalMinor === null) throw new Error(`document ${document.number} is of no order`);
    const issuedOn = wallClock(issuedAt).day;
    const isCorrection = kind === 'creditNote';
    const ofDocument = isCorrection ? toCreditedRows(rows, credited.get(`${orderId} ${subject}`) ?? []) : rows;
    const originalNumber = isCorrection ? (invoiceNumbers.get(orderId) ?? null) : null;
    const days = { issuedOn, suppliedOn: issuedOn };
    await recordTaxes(tx, ofDocument, { id, kind, totalMinor, originalNumber, ...days });
  }
  return documents.length;
}

/**
 * Stores the taxes of documents from before they were stored at their issue: orders and what was credited of them never
 * change. Repeating it stores nothing.
 */
export async function recordOlderTaxes(db: Pick<Database, 'transaction'>): Promise<void> {
  while ((await db.transaction(recordNext)) === documentsPerStep);
}
