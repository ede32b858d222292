import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Settings, Transaction } from '@vyloha/backend-kernel';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { orderItem, shopOrder, stockMove } from '../orders/tables';
import { orderPayment } from './tables';
import { branch, payment } from '@vyloha/backend-shop/tables';
import { enqueueDocuments } from '../orders/enqueue-documents';
import { enqueueVariants } from '@vyloha/backend-catalog';
import { enqueueStateMail } from '../orders/confirmation/enqueue-state-mail';
import { toRefundMails } from '../orders/confirmation/to-order-mails';
import { takeStock, toStockMoves } from '../orders/placing/take-stock';
import type { OrderRow } from '../orders/placing/to-order-rows';
import { loadCancellation } from '../orders/status/cancellation';
import { loadShopData } from '@vyloha/backend-shop';
import type { PaymentRow } from './order-payments';
import { toMethodColumns, toRepricedColumns } from './payment-columns';
import { enqueueDueRefund } from './refunds/enqueue-due-refund';

/**
 * What money led to. `paid`: the order is paid · `refundDue`: its products are no longer to be had, or the shop has
 * cancelled it · `surplus`: it is paid otherwise
 */
export type Receipt = 'paid' | 'refundDue' | 'surplus';

interface Received {
  tx: Transaction;
  order: OrderRow;
  payment: PaymentRow;
  settings: Pick<Settings, 'orderCopyTo'>;
  now: Date;
}

/** The order is paid as this payment says, also when the shopper has chosen another method meanwhile. */
async function markPaid({ tx, order, payment: { methodId, amountMinor }, now }: Received): Promise<void> {
  const { settings } = await loadShopData(tx);
  const [method] = order.paymentId === methodId ? [] : await tx.select().from(payment).where(eq(payment.id, methodId));
  const changed = method && {
    ...toMethodColumns(method, settings, order.currency),
    // At the gateway nothing is rounded.
    ...toRepricedColumns(order, {
      priceMinor: amountMinor - order.itemsMinor - order.shipperMinor,
      cashRoundingMinor: null,
    }),
  };
  await tx
    .update(shopOrder)
    .set({ status: 'paid', ...changed })
    .where(eq(shopOrder.id, order.id));
  await enqueueDocuments(tx, order.id, 'paid');
  await enqueueStateMail(tx, order, { state: 'paid', at: now });
}

/** Takes the products of an order that was given up from stock again. @returns whether they were all there */
async function takeStockAgain({ tx, order, now }: Received): Promise<boolean> {
  const items = await tx
    .select({ variantId: orderItem.variantId, amount: orderItem.amount })
    .from(orderItem)
    .where(eq(orderItem.orderId, order.id));
  const [pickUp] = order.branchId === null ? [] : await tx.select().from(branch).where(eq(branch.id, order.branchId));
  const { reservations, missing, emptied } = await takeStock(tx, items, pickUp?.warehouseId ?? null);
  if (missing.length > 0) return false;
  // The moves of its placing have the plain ids.
  const moves = toStockMoves(order.id, reservations, now).map((move) => ({
    ...move,
    id: `${move.id}-${randomUUID()}`,
  }));
  if (moves.length > 0) await tx.insert(stockMove).values(moves);
  await enqueueVariants(tx, emptied);
  return true;
}

/** Whether an order that was cancelled can be delivered after all: only one that the shop gave up as unpaid. */
async function revive(received: Received): Promise<boolean> {
  // Its credits were returned, and may have been spent on something else.
  if (received.payment.state !== 'expired' || received.order.credits > 0) return false;
  return takeStockAgain(received);
}

/**
 * Books the money of a payment, in the transaction that has locked its order.
 * @param received before the change
 * @param receivedMinor what of the order was received before
 */
export async function receiveMoney(received: Received, receivedMinor: number): Promise<Receipt> {
  const { tx, order, payment: paid, settings, now } = received;
  const isCancelled = order.status === 'cancelled';
  const isOfShopper = isCancelled && (await loadCancellation(tx, order.id))?.isByShopper === true;
  // A part may have come past the gateway.
  const isUnpaid = order.status === 'new' && receivedMinor < order.totalMinor;
  const isAwaited = isUnpaid || (isCancelled && !isOfShopper && receivedMinor === 0 && (await revive(received)));
  if (isAwaited) {
    await markPaid(received);
    return 'paid';
  }
  if (!isCancelled || receivedMinor > 0)
    await tx.update(orderPayment).set({ isSurplus: true }).where(eq(orderPayment.id, paid.id));
  const receipt = isCancelled ? 'refundDue' : 'surplus';
  await tx.insert(outboxMail).values(toRefundMails(order, settings, { kind: receipt, at: now }));
  if (isOfShopper) await enqueueDueRefund(tx, order.id, now);
  return receipt;
}
