import type { AnalyticsItem } from '@vyloha/analytics';
import { fromMinor } from '@vyloha/money';
import type { OrderLine, OrderPrices } from '@vyloha/orders';

/** The products of an order that cost money: without gifts and discounts. */
export function toAnalyticsItems(lines: readonly OrderLine[]): AnalyticsItem[] {
  return lines.flatMap(({ variantId, name, amount, totalMinor }) =>
    variantId === null || totalMinor === 0
      ? []
      : { id: variantId, name, quantity: amount, unitPrice: fromMinor(Math.round(totalMinor / amount)) },
  );
}

/** Products, shipping and payment with tax, in main units: what rounds a payment in cash is no revenue. */
export function toAnalyticsValue({ totalMinor, roundingMinor }: OrderPrices): number {
  return fromMinor(totalMinor - roundingMinor);
}
