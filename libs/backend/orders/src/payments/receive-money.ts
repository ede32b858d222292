import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Settings, Transaction } from '@vyloha/backend-kernel';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { orderItem, shopOrder, stockMove } from '../orders/tables';
import { orderPayment } from './tables';
import { branch, payment } from '@vyloha/backend-shop/tables';
import { enqueueDocuments } from '../orders/enqueue-documents';
import { expectedOncePaid } from '../orders/expected-day';
import { enqueueVariants } from '@vyloha/backend-catalog';
import { enqueueStateMail } from '../orders/confirmation/enqueue-state-mail';
import { toRefundMails } from '../orders/confirmation/to-order-mails';
import { takeStock, toStockMoves } from '../orders/placing/take-stock';
import type { OrderRow } from '../orders/placing/to-order-rows';
import type { OrderMoney } from '../orders/order-money';
import { orderTaxes } from '../orders/order-taxes';
import { loadCancellation } from '../orders/status/cancellation';
import { chargedPrice, loadShopData } from '@vyloha/backend-shop';
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

/** The method of this payment with its price, where the shopper has chosen another one meanwhile. */
async function toPaidMethod(
  { tx, order, payment: { methodId, amountMinor } }: Received,
  { receivedMinor }: Pick<OrderMoney, 'receivedMinor'>,
) {
  if (order.paymentId === methodId) return null;
  const shop = await loadShopData(tx);
  const [method] = await tx.select().from(payment).where(eq(payment.id, methodId));
  if (method === undefined) return null;
  const services = { shares: order.serviceShares, taxes: orderTaxes(order, shop) };
  const listMinor = method.prices[order.currency];
  // A whole payment says what its method cost; of a part only the shop knows.
  const ofPartMinor = listMinor === undefined ? order.paymentMinor : chargedPrice(listMinor, services);
  const priceMinor = receivedMinor > 0 ? ofPartMinor : amountMinor - order.itemsMinor - order.shipperMinor;
  // At the gateway nothing is rounded.
  const repriced = toRepricedColumns(order, { priceMinor, cashRoundingMinor: null });
  return { ...toMethodColumns(method, shop.settings, order.currency), ...repriced };
}

/** The order is paid as this payment says. @returns whether it is; what came before may have been taken back meanwhile */
async function markPaid(
  received: Received,
  money: Pick<OrderMoney, 'receivedMinor' | 'creditedMinor'>,
): Promise<boolean> {
  const { tx, order, payment: paid, now } = received;
  const changed = await toPaidMethod(received, money);
  const priceMinor = (changed ?? order).totalMinor - money.creditedMinor;
  const isPaid = money.receivedMinor + paid.amountMinor >= priceMinor;
  if (!isPaid && changed === null) return false;
  await tx
    .update(shopOrder)
    .set({
      ...(isPaid && { status: 'paid' as const, expectedOn: await expectedOncePaid(tx, order, now) }),
      ...changed,
    })
    .where(eq(shopOrder.id, order.id));
  if (!isPaid) return false;
  await enqueueDocuments(tx, order.id, 'paid');
  await enqueueStateMail(tx, order, { state: 'paid', at: now });
  return true;
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
 * @param money of the order before
 * @returns null for a part of the price
 */
export async function receiveMoney(
  received: Received,
  money: Pick<OrderMoney, 'receivedMinor' | 'creditedMinor'>,
): Promise<Receipt | null> {
  const { tx, order, payment: paid, settings, now } = received;
  const { receivedMinor } = money;
  const isCancelled = order.status === 'cancelled';
  const isOfShopper = isCancelled && (await loadCancellation(tx, order.id))?.isByShopper === true;
  // A part may have come past the gateway.
  const isUnpaid = order.status === 'new' && receivedMinor < order.totalMinor;
  const isAwaited = isUnpaid || (isCancelled && !isOfShopper && receivedMinor === 0 && (await revive(received)));
  if (isAwaited) return (await markPaid(received, money)) ? 'paid' : null;
  if (!isCancelled || receivedMinor > 0)
    await tx.update(orderPayment).set({ isSurplus: true }).where(eq(orderPayment.id, paid.id));
  const receipt = isCancelled ? 'refundDue' : 'surplus';
  await tx.insert(outboxMail).values(toRefundMails(order, settings, { kind: receipt, at: now }));
  if (isOfShopper) await enqueueDueRefund(tx, order.id, now);
  return receipt;
}
