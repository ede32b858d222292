import type { Transaction } from '@vyloha/backend-kernel';
import { type Day, loadShopData, nearestDeliveryDay, wallClock } from '@vyloha/backend-shop';
import type { OrderRow } from './placing/to-order-rows';

type ExpectedOrder = Pick<OrderRow, 'status' | 'paymentType' | 'expectedOn'>;

/** Whether nothing is prepared before a transfer comes. */
export const awaitsTransfer = ({ status, paymentType }: Pick<OrderRow, 'status' | 'paymentType'>): boolean =>
  status === 'new' && paymentType === 'BANK_TRANSFER';

/** No day that is over, of products that are there or do not come any more, or that waits for a transfer. */
export function toExpectedDay(order: ExpectedOrder, now: Date): Day | null {
  const { status, expectedOn } = order;
  const isOver = status === 'ready' || status === 'delivered' || status === 'cancelled';
  const isKnown = !isOver && !awaitsTransfer(order) && expectedOn !== null;
  return isKnown && expectedOn >= wallClock(now).day ? expectedOn : null;
}

/**
 * The day of an order whose money has come now: that of its placing may be over by then. An agreed time window stays, and so
 * does the day where the shop does not ship this way any more.
 */
export async function expectedOncePaid(
  tx: Transaction,
  { shipperId, currency, deliveryDate, expectedOn }: OrderRow,
  now: Date,
): Promise<Day | null> {
  if (deliveryDate !== null || expectedOn === null) return expectedOn;
  const { shippersIn, closedDays } = await loadShopData(tx);
  const shipper = shippersIn(currency).find(({ id }) => id === shipperId);
  const nearest = shipper === undefined ? expectedOn : nearestDeliveryDay(shipper, now, closedDays);
  return nearest > expectedOn ? nearest : expectedOn;
}
