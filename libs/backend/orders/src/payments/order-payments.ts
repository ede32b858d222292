import type { OnlinePaymentState } from '@vyloha/contract';
import { asc, inArray } from 'drizzle-orm';
import { type Queryable, groupBy } from '@vyloha/backend-kernel';
import { orderPayment } from './tables';
import { hasNothingToPay } from '../orders/nothing-to-pay';
import type { OrderRow } from '../orders/placing/to-order-rows';
import { isOpenState, isPaidState, type PaymentState } from './payment-state';

export type PaymentRow = typeof orderPayment.$inferSelect;

/** The payments of orders at the gateway, the oldest first, by order. */
export async function loadPaymentRows(
  db: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, PaymentRow[]>> {
  const rows = await db
    .select()
    .from(orderPayment)
    .where(inArray(orderPayment.orderId, [...orderIds]))
    .orderBy(asc(orderPayment.createdAt), asc(orderPayment.id));
  return groupBy(rows, ({ orderId }) => orderId);
}

const wireStates: Readonly<Record<PaymentState, OnlinePaymentState>> = {
  starting: 'awaiting',
  created: 'awaiting',
  pending: 'pending',
  cancelled: 'cancelled',
  failed: 'failed',
  expired: 'failed',
  paid: 'paid',
  partiallyRefunded: 'partiallyRefunded',
  refunded: 'refunded',
};

const paidStates = ['paid', 'partiallyRefunded', 'refunded'] as const;

/** What of its payments says how the order is paid: money, then what may still become money, then the last attempt. */
function decisiveState(payments: readonly PaymentRow[]): PaymentState | undefined {
  const states = payments.map(({ state }) => state);
  return paidStates.find((state) => states.includes(state)) ?? states.find(isOpenState) ?? states.at(-1);
}

type PayableOrder = Pick<OrderRow, 'paymentType' | 'status' | 'totalMinor' | 'invoicePaidAt'>;

/** How far the online payment of an order is, `paid` where there is nothing to pay; null for one that is paid otherwise. */
export function onlinePaymentState(
  order: Pick<PayableOrder, 'paymentType' | 'totalMinor'>,
  payments: readonly PaymentRow[],
): OnlinePaymentState | null {
  const state = decisiveState(payments);
  if (state !== undefined && isPaidState(state)) return wireStates[state];
  if (hasNothingToPay(order)) return 'paid';
  if (order.paymentType !== 'ONLINE') return null;
  return state === undefined ? 'awaiting' : wireStates[state];
}

/** Whether the shopper may pay the order online now. */
export function isPayable(order: Omit<PayableOrder, 'invoicePaidAt'>, payments: readonly PaymentRow[]): boolean {
  const state = onlinePaymentState(order, payments);
  const isUnpaid = state === 'awaiting' || state === 'pending' || state === 'cancelled' || state === 'failed';
  return order.status === 'new' && isUnpaid;
}

/** Whether the shopper may choose another method: not while money may be on its way. */
export function isPaymentChangeable(order: PayableOrder, payments: readonly PaymentRow[]): boolean {
  if (order.invoicePaidAt !== null || hasNothingToPay(order)) return false;
  const state = decisiveState(payments);
  return order.status === 'new' && state !== 'pending' && (state === undefined || !isPaidState(state));
}
