import { divide, sumMinor } from '@vyloha/money';
import { countDistinct, eq } from 'drizzle-orm';
import { HttpError, type RequestContext, type Transaction, notFound } from '@vyloha/backend-kernel';
import { type ShopSettings, formatPrice, loadShopData } from '@vyloha/backend-shop';
import type { OrderPart } from '../../documents/credit/order-parts';
import { loadUnpromisedParts } from '../../documents/credit/returned-parts';
import { leftOfLine, type Return, takeParts } from '../../documents/credit/take-parts';
import { shopDocument } from '../../documents/tables';
import { enqueueCreditNotes } from '../../orders/enqueue-documents';
import { withItems } from '../../orders/find-order';
import { shopOrder } from '../../orders/tables';
import type { StoredOrder } from '../../orders/to-wire-order';
import { refundLine } from '../tables';

/** What the staff return of an order that stands: pieces of its lines by their numbers, or an amount off its products. */
export type RefundRequest = { lines: readonly { number: number; pieces: number | null }[] } | { amountMinor: number };

type NewLine = Pick<typeof refundLine.$inferInsert, 'itemId' | 'amount' | 'reductionMinor' | 'totalMinor'>;

interface Priced {
  stored: StoredOrder;
  /** What of the order is not promised to anybody yet. */
  left: readonly OrderPart[];
  settings: ShopSettings;
}

const refuse = (key: HttpError['reasons'][number]['key'], values: Record<string, string | number> = {}) =>
  new HttpError(422, [{ key, values, code: 'refund' }]);

function toPieces({ stored, left }: Priced, lines: Extract<RefundRequest, { lines: unknown }>['lines']) {
  const pieces = lines.map(({ number, pieces: wanted }) => {
    const item = stored.items[number - 1];
    if (item?.type !== 'product') throw refuse('refundLineUnknown', { number });
    const remaining = left.find(({ kind, itemId }) => kind === 'item' && itemId === item.id)?.amount ?? 0;
    const amount = wanted ?? remaining;
    if (amount > remaining || amount === 0) throw refuse('refundTooMuchPieces', { number, left: remaining });
    return { itemId: item.id, amount };
  });
  const what: Return = { pieces };
  const parts = takeParts(left, stored.items, what);
  const ofLines = pieces.map(({ itemId, amount }) => ({
    itemId,
    amount,
    reductionMinor: null,
    totalMinor: sumMinor(parts.filter((part) => part.itemId === itemId).map(({ totalMinor }) => totalMinor)),
  }));
  // Gifts of the lines, and with the last one what the whole order cost besides.
  const besidesMinor =
    sumMinor(parts.map((part) => part.totalMinor)) - sumMinor(ofLines.map((line) => line.totalMinor));
  return ofLines.map((line, index) => (index === 0 ? { ...line, totalMinor: line.totalMinor + besidesMinor } : line));
}

/** The amount in proportion to what lines still cost. */
function toReductions({ stored: { order, items }, left, settings }: Priced, amountMinor: number) {
  const weights = items.map(({ id }) => Math.max(0, leftOfLine(left, id)));
  const leftMinor = sumMinor(weights);
  if (amountMinor > leftMinor)
    throw refuse('refundTooMuch', { price: formatPrice(leftMinor, order.currency, settings) });
  const amounts = divide(amountMinor, weights);
  return items.flatMap(({ id: itemId }, index): NewLine[] => {
    const reductionMinor = amounts[index] ?? 0;
    return reductionMinor === 0 ? [] : [{ itemId, amount: 0, reductionMinor, totalMinor: reductionMinor }];
  });
}

async function readPriced(tx: Transaction, orderId: string): Promise<Priced> {
  const [stored] = await withItems(
    tx,
    await tx.select().from(shopOrder).where(eq(shopOrder.id, orderId)).for('update'),
  );
  if (stored === undefined) throw notFound();
  if (stored.order.status === 'cancelled') throw refuse('orderIsOver');
  const documents = await tx
    .select({ kind: shopDocument.kind })
    .from(shopDocument)
    .where(eq(shopDocument.orderId, orderId));
  // Before it, nothing says what is corrected.
  if (!documents.some(({ kind }) => kind === 'invoice')) throw refuse('refundNotInvoiced');
  const { settings } = await loadShopData(tx);
  return { stored, left: await loadUnpromisedParts(tx, stored), settings };
}

/**
 * Decides to return a part of an order's money, never more than it cost after discounts and other returns; a credit note is
 * issued right after it. The money is due from then on.
 * @throws HttpError 404, 422
 */
export async function addRefund(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  orderId: string,
  request: RefundRequest,
): Promise<void> {
  await db.transaction(async (tx) => {
    const priced = await readPriced(tx, orderId);
    const lines: NewLine[] =
      'lines' in request ? toPieces(priced, request.lines) : toReductions(priced, request.amountMinor);
    const isOfOrder = eq(refundLine.orderId, orderId);
    const [before] = await tx
      .select({ count: countDistinct(refundLine.subject) })
      .from(refundLine)
      .where(isOfOrder);
    const subject = `${priced.stored.order.code}-V${(before?.count ?? 0) + 1}`;
    await tx.insert(refundLine).values(lines.map((line) => ({ ...line, subject, orderId, requestedAt: now() })));
    await enqueueCreditNotes(tx, orderId);
  });
}
