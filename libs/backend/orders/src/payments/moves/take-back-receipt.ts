import { fromMinor, sumMinor } from '@vyloha/money';
import { and, desc, eq, gt } from 'drizzle-orm';
import { type ChangedAt, HttpError, type Transaction, moneyText } from '@vyloha/backend-kernel';
import { loadMoneyOf, type OrderMoney } from '../../orders/order-money';
import type { OrderRow } from '../../orders/placing/to-order-rows';
import { bringOrder } from '../../orders/status/change-order-status';
import { orderNote, orderStatusChange, shopOrder } from '../../orders/tables';
import type { OrderWithPayments } from '../load-order-payment';
import { isPaidState } from '../payment-state';
import { moneyMove } from '../tables';

type MoveRow = typeof moneyMove.$inferSelect;

/** Money that came past the gateway, the latest first. */
async function listReceipts(tx: Transaction, { id }: OrderRow): Promise<MoveRow[]> {
  const isReceipt = and(eq(moneyMove.orderId, id), gt(moneyMove.amountMinor, 0));
  return tx.select().from(moneyMove).where(isReceipt).orderBy(desc(moneyMove.recordedAt));
}

/** When the order became paid without the gateway; null where it did not. */
async function findPaidAt(tx: Transaction, { id, invoicePaidAt }: OrderRow): Promise<Date | null> {
  if (invoicePaidAt !== null) return invoicePaidAt;
  const isPaid = and(eq(orderStatusChange.orderId, id), eq(orderStatusChange.status, 'paid'));
  const [said] = await tx.select().from(orderStatusChange).where(isPaid).orderBy(desc(orderStatusChange.id)).limit(1);
  return said?.changedAt ?? null;
}

/** Whether the order is paid because of its money: by the last receipt, or at the gateway, not by a word of the staff. */
async function isPaidByMoney(tx: Transaction, order: OrderRow, receipts: readonly MoveRow[]): Promise<boolean> {
  if (order.status !== 'paid' && order.invoicePaidAt === null) return false;
  const paidAt = await findPaidAt(tx, order);
  return paidAt === null || receipts.some(({ recordedAt }) => recordedAt.getTime() === paidAt.getTime());
}

/** An order whose money is missing waits for it. */
async function awaitAgain(tx: Transaction, order: OrderRow, changed: ChangedAt): Promise<void> {
  if (order.invoicePaidAt === null) await bringOrder(tx, order, { code: order.code, status: 'new' }, changed);
  else await tx.update(shopOrder).set({ invoicePaidAt: null }).where(eq(shopOrder.id, order.id));
}

/**
 * Takes back the record of money that never came, in the transaction that has locked its order, and leaves a note of it.
 * Where it had made the order paid, it is `new` again; one that is prepared already stays as it is.
 * @throws HttpError 422 for an amount that was not recorded by hand
 */
export async function takeBackReceipt(
  tx: Transaction,
  found: OrderWithPayments,
  amountMinor: number,
  changed: ChangedAt,
): Promise<OrderMoney> {
  const { order, payments } = found;
  const receipts = await listReceipts(tx, order);
  const move = receipts.find((receipt) => receipt.source === 'manual' && receipt.amountMinor === amountMinor);
  if (move === undefined) throw new HttpError(422, [{ key: 'receiptUnknown', field: 'amount', code: 'receipt' }]);
  const { creditedMinor } = await loadMoneyOf(tx, found);
  const came = [...receipts.filter(({ id }) => id !== move.id), ...payments.filter(({ state }) => isPaidState(state))];
  const isMissing = sumMinor(came.map((money) => money.amountMinor)) < order.totalMinor - creditedMinor;
  await tx.delete(moneyMove).where(eq(moneyMove.id, move.id));
  const details = [move.movedOn, move.reference].filter((detail) => detail !== null).join(', ');
  const text = `Receipt taken back: ${moneyText(fromMinor(amountMinor), order.currency)} (${details})`;
  await tx.insert(orderNote).values({ orderId: order.id, text, notedAt: changed.at });
  if (isMissing && (await isPaidByMoney(tx, order, receipts))) await awaitAgain(tx, order, changed);
  const [current = order] = await tx.select().from(shopOrder).where(eq(shopOrder.id, order.id));
  return loadMoneyOf(tx, { order: current, payments });
}
