import type { MeasuredItem } from '@vyloha/analytics';
import { fromMinor } from '@vyloha/money';
import type { OrderLine, OrderPrices } from '@vyloha/orders';

/** The products of an order that cost money: without gifts and discounts. */
export function toMeasuredItems(lines: readonly OrderLine[]): MeasuredItem[] {
  return lines.flatMap(({ measured, amount, totalMinor }) =>
    measured === null || totalMinor === 0
      ? []
      : { ...measured, quantity: amount, unitPrice: fromMinor(Math.round(totalMinor / amount)) },
  );
}

/** Products, shipping and payment with tax, in main units: what rounds a payment in cash is no revenue. */
export function toMeasuredValue({ totalMinor, roundingMinor }: OrderPrices): number {
  return fromMinor(totalMinor - roundingMinor);
}
