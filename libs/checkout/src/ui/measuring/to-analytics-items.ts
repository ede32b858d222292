import type { AnalyticsItem } from '@vyloha/analytics';
import { fromMinor } from '@vyloha/money';
import type { SummaryLine } from '../../model/order/summary';

/** The products of an order, without gifts and discounts. */
export function toAnalyticsItems(lines: readonly SummaryLine[]): AnalyticsItem[] {
  return lines.flatMap(({ variantId, name, amount, totalMinor }) =>
    variantId === null
      ? []
      : { id: variantId, name, quantity: amount, unitPrice: fromMinor(Math.round(totalMinor / amount)) },
  );
}
