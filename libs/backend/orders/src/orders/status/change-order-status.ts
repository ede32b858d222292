import { eq } from 'drizzle-orm';
import { earnCredits, revertCredits } from '../credits/settle-credits';
import { HttpError, type Queryable, type RequestContext, type Transaction, notFound } from '@vyloha/backend-kernel';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { orderStatusChange, shopOrder } from '../tables';
import { enqueueDocuments } from '../enqueue-documents';
import { enqueueVariants } from '@vyloha/backend-catalog';
import { loadOrderPayments } from '../../payments/load-order-payment';
import { enqueueStateMail } from '../confirmation/enqueue-state-mail';
import { toRefundMails } from '../confirmation/to-order-mails';
import { loadMoneyOf } from '../order-money';
import { deliverParcels } from '../../parcels/deliver-parcels';
import { returnStock } from '../return-stock';
import type { OrderRow } from '../placing/to-order-rows';
import type { OrderStatus } from './order-statuses';
import { loadShopData } from '@vyloha/backend-shop';

/** `db` may be a transaction that this is a part of. */
export interface StatusContext extends Pick<RequestContext, 'now' | 'wakeJobs'> {
  db: Queryable;
  settings: Pick<RequestContext['settings'], 'orderCopyTo' | 'orderMailsOff'>;
}

async function lockOrder(tx: Transaction, code: string): Promise<OrderRow> {
  const [order] = await tx.select().from(shopOrder).where(eq(shopOrder.code, code)).for('update');
  if (order === undefined) throw notFound();
  return order;
}

const orderIsOver = () => new HttpError(422, [{ key: 'orderIsOver', field: 'status', code: 'order_over' }]);

function requireOpenOrder({ status }: OrderRow, nextStatus: OrderStatus): void {
  const isFinished = status === 'cancelled' || (status === 'delivered' && nextStatus !== 'cancelled');
  if (isFinished) throw orderIsOver();
}

async function applyStatusEffects(tx: Transaction, order: OrderRow, nextStatus: OrderStatus, now: Date): Promise<void> {
  if (nextStatus === 'delivered') await deliverParcels(tx, order.id);
  if (nextStatus === 'delivered') await earnCredits(tx, order, (await loadShopData(tx)).settings, now);
  if (nextStatus !== 'cancelled') return;
  // Delivered products come back used or not at all; whoever opens the parcel puts them back into stock.
  if (order.status !== 'delivered') await enqueueVariants(tx, await returnStock(tx, order.id, now));
  await revertCredits(tx, order, now);
}

/**
 * An order by invoice is paid in any state, long after it was delivered: the way of its products is not that of its money.
 * @throws HttpError 422 when it is cancelled
 */
async function recordPaidInvoice(
  tx: Transaction,
  order: OrderRow,
  settings: StatusContext['settings'],
  now: Date,
): Promise<void> {
  if (order.invoicePaidAt !== null) return;
  if (order.status === 'cancelled') throw orderIsOver();
  await tx.update(shopOrder).set({ invoicePaidAt: now }).where(eq(shopOrder.id, order.id));
  await enqueueDocuments(tx, order.id, 'paid');
  await enqueueStateMail(tx, order, settings, { state: 'paid', at: now });
}

/** Whoever has paid an order that the shop cancels learns that the money comes back; who has not, that it is cancelled. */
async function announceCancellation(
  tx: Transaction,
  orderId: string,
  settings: StatusContext['settings'],
  at: Date,
): Promise<void> {
  const found = await loadOrderPayments(tx, orderId);
  const { receivedMinor, refundDueMinor } = await loadMoneyOf(tx, found);
  if (refundDueMinor > 0)
    await tx.insert(outboxMail).values(toRefundMails(found.order, settings, { kind: 'cancelled', at }));
  // Of returned products the money is back already, and its mails have said so.
  else if (receivedMinor === 0) await enqueueStateMail(tx, found.order, settings, { state: 'cancelled', at });
}

/**
 * Changes the state of an order with its consequences: a delivered order earns credits, a cancelled one reverts its
 * movements, releases its products; its documents are issued after it, and its customer is told. The same
 * state again changes nothing.
 * `paid` records the money of an order by invoice and leaves its state.
 * @throws Refusal 404 for an unknown code, 422 when the order is closed
 */
export async function changeOrderStatus(
  { db, now, wakeJobs, settings }: StatusContext,
  code: string,
  nextStatus: OrderStatus,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, code);
    if (nextStatus === 'paid' && order.paymentType === 'INVOICE') {
      await recordPaidInvoice(tx, order, settings, now());
      return;
    }
    if (order.status === nextStatus) return;
    requireOpenOrder(order, nextStatus);
    await tx.update(shopOrder).set({ status: nextStatus }).where(eq(shopOrder.id, order.id));
    await tx.insert(orderStatusChange).values({ orderId: order.id, status: nextStatus, changedAt: now() });
    await applyStatusEffects(tx, order, nextStatus, now());
    await enqueueDocuments(tx, order.id, nextStatus);
    if (nextStatus === 'cancelled') await announceCancellation(tx, order.id, settings, now());
    else if (nextStatus !== 'new') await enqueueStateMail(tx, order, settings, { state: nextStatus, at: now() });
  });
  wakeJobs();
}
