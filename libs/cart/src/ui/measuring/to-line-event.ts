import type { AnalyticsEvent, AnalyticsItem } from '@vyloha/analytics';
import { fromMinor } from '@vyloha/money';
import type { CartLine } from '../../model/cart';

export function toAnalyticsItem(
  { variantId, name, categoryName, unitPrice }: CartLine,
  quantity: number,
): AnalyticsItem {
  return { id: variantId, name, category: categoryName, unitPrice: fromMinor(unitPrice.withTaxMinor), quantity };
}

/** What was put into the cart or taken out of it. */
export function toLineEvent(
  name: 'add_to_cart' | 'remove_from_cart',
  line: CartLine,
  { quantity, currency }: { quantity: number; currency: string },
): AnalyticsEvent {
  const value = fromMinor(line.unitPrice.withTaxMinor * quantity);
  return { name, currency, value, items: [toAnalyticsItem(line, quantity)] };
}
