import type { AnalyticsItem } from '@vyloha/analytics';
import { fromMinor } from '@vyloha/money';
import type { OrderLine } from '@vyloha/orders';

/** The products of an order that cost money: without gifts and discounts. */
export function toAnalyticsItems(lines: readonly OrderLine[]): AnalyticsItem[] {
  return lines.flatMap(({ variantId, name, amount, totalMinor }) =>
    variantId === null || totalMinor === 0
      ? []
      : { id: variantId, name, quantity: amount, unitPrice: fromMinor(Math.round(totalMinor / amount)) },
  );
}
