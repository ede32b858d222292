import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { earnCredits, revertCredits } from '../credits/settle-credits';
import { type ChangedAt, type Transaction, defineStateChange, optionalLine } from '@vyloha/backend-kernel';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { orderStatusChange, shopOrder } from '../tables';
import { enqueueDocuments } from '../enqueue-documents';
import { expectedOncePaid } from '../expected-day';
import { enqueueVariants } from '@vyloha/backend-catalog';
import { loadOrderPayments } from '../../payments/load-order-payment';
import { enqueueStateMail } from '../confirmation/enqueue-state-mail';
import { toRefundMails, toShopMails } from '../confirmation/to-order-mails';
import { loadMoneyOf } from '../order-money';
import { deliverParcels } from '../../parcels/deliver-parcels';
import { returnStock } from '../return-stock';
import type { OrderRow } from '../placing/to-order-rows';
import { type OrderStatus, orderStatuses, statesOfOrder } from './order-statuses';
import { loadShopData } from '@vyloha/backend-shop';

const maxCodeLength = 50;
const maxNoteLength = 2000;

const isInvoice = ({ paymentType }: OrderRow) => paymentType === 'INVOICE';

/** An order by invoice is paid in any state, long after it was delivered: the way of its products is not that of its money. */
function stateOf(order: OrderRow, target: OrderStatus): string {
  if (target !== 'paid' || !isInvoice(order)) return order.status;
  if (order.invoicePaidAt !== null) return 'paid';
  return order.status === 'cancelled' ? 'cancelled' : 'new';
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
 * Whoever has paid an order that is cancelled learns that the money comes back; who has not, that it is cancelled. Of a
 * shopper's cancellation the shop learns as well.
 */
async function announceCancellation(
  tx: Transaction,
  orderId: string,
  { settings, at, isByShopper = false }: ChangedAt,
): Promise<void> {
  const found = await loadOrderPayments(tx, orderId);
  const { receivedMinor, refundDueMinor } = await loadMoneyOf(tx, found);
  if (refundDueMinor > 0)
    await tx.insert(outboxMail).values(toRefundMails(found.order, settings, { kind: 'cancelled', at }));
  // Of returned products the money is back already, and its mails have said so.
  else if (receivedMinor === 0) {
    await enqueueStateMail(tx, found.order, { state: 'cancelled', at });
    const copies = isByShopper ? toShopMails(found.order, settings, { kind: 'cancelledUnpaidCopy', at }) : [];
    if (copies.length > 0) await tx.insert(outboxMail).values(copies);
  }
}

/** Writes the state; `paid` records the money of an order by invoice and leaves its state. */
async function writeStatus(
  tx: Transaction,
  order: OrderRow,
  { status, note }: { status: OrderStatus; note: string | null },
  { at, isByShopper = false }: ChangedAt,
): Promise<void> {
  if (status === 'paid' && isInvoice(order)) {
    await tx.update(shopOrder).set({ invoicePaidAt: at }).where(eq(shopOrder.id, order.id));
    return;
  }
  const paid = status === 'paid' && { expectedOn: await expectedOncePaid(tx, order, at) };
  await tx
    .update(shopOrder)
    .set({ status, ...paid })
    .where(eq(shopOrder.id, order.id));
  await tx.insert(orderStatusChange).values({ orderId: order.id, status, note, isByShopper, changedAt: at });
  await applyStatusEffects(tx, order, status, at);
}

/**
 * Changes the state of an order with its consequences: a delivered order earns credits, a cancelled one reverts its
 * movements, releases its products; its documents are issued after it, and its customer is told.
 */
export const {
  route: orderStatusRoute,
  change: changeOrderStatus,
  bring: bringOrder,
} = defineStateChange(statesOfOrder, {
  summary: 'Sets the state of an order',
  table: shopOrder,
  input: v.object({
    code: v.pipe(v.string(), v.maxLength(maxCodeLength)),
    status: v.picklist(orderStatuses),
    /** Why; told to the customer of a cancelled order. */
    note: v.optional(optionalLine(maxNoteLength)),
  }),
  target: ({ status }) => status,
  stateOf,
  refusal: { key: 'orderIsOver', field: 'status', code: 'order_over' },
  apply: async (tx, order, { status, note }, changed) => {
    await writeStatus(tx, order, { status, note: note ?? null }, changed);
    await enqueueDocuments(tx, order.id, status);
    if (status === 'cancelled') await announceCancellation(tx, order.id, changed);
    else if (status !== 'new') await enqueueStateMail(tx, order, { state: status, at: changed.at });
  },
});
