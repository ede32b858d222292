import type { Order } from './order';

/** When an order is handed over: in a time window, or some time of a day that is expected. */
export interface OrderDay {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` of the shop's zone; `null` without a window. */
  window: { from: string; to: string } | null;
  isPickUp: boolean;
}

/** The day of an order that is on its way to its shopper; `null` for one that is over, or whose day nobody knows. */
export function orderDayOf({
  status,
  deliveryTime,
  expectedOn,
  shipper,
}: Pick<Order, 'status' | 'deliveryTime' | 'expectedOn' | 'shipper'>): OrderDay | null {
  if (status === 'delivered' || status === 'cancelled') return null;
  const isPickUp = shipper.isPickUp || shipper.isAtPoint;
  if (deliveryTime !== null) {
    const { date, from, to } = deliveryTime;
    return { date, window: { from, to }, isPickUp };
  }
  return expectedOn === null ? null : { date: expectedOn, window: null, isPickUp };
}
