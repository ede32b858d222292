import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type ChangedAt, HttpError, type Transaction } from '@vyloha/backend-kernel';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { toRefundMails } from '../../orders/confirmation/to-order-mails';
import { loadMoneyOf, type OrderMoney } from '../../orders/order-money';
import type { OrderRow } from '../../orders/placing/to-order-rows';
import { bringOrder } from '../../orders/status/change-order-status';
import type { OrderWithPayments } from '../load-order-payment';
import { moneyMove } from '../tables';
import type { bookings } from './booking';

export interface Booking {
  booking: (typeof bookings)[number];
  money: OrderMoney;
}

export type Move = Pick<typeof moneyMove.$inferInsert, 'amountMinor' | 'movedOn' | 'source' | 'reference'>;

/** Whether the move was recorded before. @throws HttpError 409 for another one of the same reference */
export async function isRecorded(
  tx: Transaction,
  { id }: OrderRow,
  { reference, amountMinor }: Move,
): Promise<boolean> {
  if (reference == null) return false;
  const [other] = await tx.select().from(moneyMove).where(eq(moneyMove.reference, reference));
  if (other === undefined) return false;
  if (other.orderId === id && other.amountMinor === amountMinor) return true;
  throw new HttpError(409, [{ key: 'referenceUsed', field: 'reference', code: 'reference_used' }]);
}

export async function recordMove(tx: Transaction, { id: orderId }: OrderRow, move: Move, at: Date): Promise<void> {
  await tx.insert(moneyMove).values({ ...move, id: `mm-${randomUUID()}`, orderId, recordedAt: at });
}

const isAwaited = ({ status, paymentType, invoicePaidAt }: OrderRow) =>
  paymentType === 'INVOICE' ? invoicePaidAt === null : status === 'new';

/**
 * Records money that came past the gateway, in the transaction that has locked its order: once all has come the order is
 * paid, as if the staff had said so; of what has come in addition, or too late, its customer is told as of the gateway's.
 */
export async function bookMoney(
  tx: Transaction,
  { order, payments }: OrderWithPayments,
  move: Move,
  changed: ChangedAt,
): Promise<Booking> {
  const before = await loadMoneyOf(tx, { order, payments });
  if (await isRecorded(tx, order, move)) return { booking: 'known', money: before };
  await recordMove(tx, order, move, changed.at);
  const money = await loadMoneyOf(tx, { order, payments });
  const isCancelled = order.status === 'cancelled';
  if (money.missingMinor > 0) return { booking: 'part', money };
  if (!isCancelled && isAwaited(order)) await bringOrder(tx, order, { code: order.code, status: 'paid' }, changed);
  if (money.refundDueMinor <= before.refundDueMinor) return { booking: 'paid', money };
  const booking = isCancelled ? 'refundDue' : 'surplus';
  await tx.insert(outboxMail).values(toRefundMails(order, changed.settings, { kind: booking, at: changed.at }));
  return { booking, money };
}
