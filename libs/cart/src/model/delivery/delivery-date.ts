import { addDays, firstDeliveryDate, timeZone } from '@vyloha/contract';
import type { CartLine } from '../cart';
import type { CartShipper } from './cart-shipper';

/** Delivery day in the form its translation needs. `date` is `YYYY-MM-DD`. */
export type DeliveryDay =
  | { kind: 'today' | 'immediate' | 'tomorrow'; isPickUp: boolean; date: string }
  | { kind: 'date'; isPickUp: boolean; date: string };

const shopCalendar = new Intl.DateTimeFormat('en-CA', { timeZone });

/** The calendar day in the shop's time zone, `YYYY-MM-DD`. */
export function shopDay(now: Date): string {
  return shopCalendar.format(now);
}

/**
 * The day of delivery: the later of the shipper's nearest date and today plus the products' delay.
 * @returns `null` when the shipper has no date
 */
export function deliveryDay(
  shipper: Pick<CartShipper, 'type' | 'nearestDeliveryDate'>,
  delayDays: number,
  today: string,
): DeliveryDay | null {
  if (shipper.nearestDeliveryDate === null) return null;
  const date = firstDeliveryDate(shipper.nearestDeliveryDate, delayDays, today);
  const isPickUp = shipper.type !== 'DELIVERY';
  if (date <= today) return { kind: isPickUp ? 'immediate' : 'today', isPickUp, date };
  return { kind: date === addDays(today, 1) ? 'tomorrow' : 'date', isPickUp, date };
}

type StockedLine = Pick<CartLine, 'variantId' | 'amount' | 'stock' | 'warehouses'>;

/** How many of the lines a warehouse can hand over at once, as it has all that the cart has of their variant. */
export function linesInWarehouse(lines: readonly StockedLine[], warehouseId: string): number {
  const amountOf = (variantId: string) =>
    lines.reduce((sum, line) => (line.variantId === variantId ? sum + line.amount : sum), 0);
  return lines.filter(({ variantId, stock, warehouses }) => {
    const pieces = warehouses.find(({ id }) => id === warehouseId)?.pieces ?? 0;
    return !stock.isChecked || pieces >= amountOf(variantId);
  }).length;
}

/** Delay of a branch in days: the longest one of the lines it has too little of. */
export function branchDelayDays(
  lines: readonly Pick<CartLine, 'amount' | 'stock' | 'warehouses'>[],
  warehouseId: string,
): number {
  const understockedLines = lines.filter((line) => {
    const warehouse = line.warehouses.find(({ id }) => id === warehouseId);
    return line.stock.isChecked && (warehouse?.pieces ?? 0) < line.amount;
  });
  return understockedLines.reduce((days, line) => Math.max(days, line.stock.delayDays), 0);
}
